import { needId, readArguments } from '../arguments.ts';
import { ask } from '../client.ts';
import { Problem } from '../problem.ts';
import { table } from '../table.ts';

/** Computes the scores of a competition again from the rounds. */
export async function competition(args: string[]): Promise<string> {
  const { words } = readArguments(args, [], 1);
  const id = needId(words[0], 'competition');
  const { players, rounds, differing, hash, matches } = await ask('/operator/competition/verify', { id });
  const computed = `${rounds} rounds of ${players} players were computed again`;
  if (matches) return `${computed}; everything matches.${hash === null ? '' : `\nstandings: ${hash}`}`;
  const rows = differing.map((one) => [one.memberId, one.stored, one.computed]);
  throw new Problem(
    `${computed}; they differ from what is stored.\n\n${table(['MEMBER', 'STORED', 'COMPUTED'], rows)}`,
  );
}
