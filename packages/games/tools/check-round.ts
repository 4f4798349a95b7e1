/**
 * `npm run check-round -- FILE [DEVICE] [CHAINS] [DRAND] [--keys KEYS] [--head HEAD]…`: what can be proved of a round, from the file that
 * its player saved, without the operator. DEVICE is what the player's device saw ("Save what this device saw"); CHAINS what
 * `GET /live/chains` of the studio answered once; DRAND what a relay of drand answered of the value that is the salt of a shared table, for
 * lists without its signature; KEYS what `GET /fair/keys` answers; HEAD a head of the log of commitments that was kept from before the round,
 * a file of many, or a proof that two heads are of one log (`GET /fair/log/consistency`). All but FILE may be left out, and they stand in any
 * order.
 *
 * Ends with 0 when all of it is proved, 1 when something is contradicted, 2 when a file cannot be read, and 3 when nothing is contradicted
 * but not all of it can be proved with these files.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRoundFile } from '../src/check-round-file.ts';

const verdicts = {
  proved: [0, 'This round matches its commitment.'],
  contradicted: [1, 'This round does NOT match its commitment.'],
  not_provable: [3, 'Nothing contradicts this round, but not all of it can be proved with these files.'],
} as const;
const words = { proved: 'proved      ', contradicted: 'CONTRADICTED', not_provable: 'not provable' } as const;

const usage = 'Name the file: npm run check-round -- FILE [DEVICE] [CHAINS] [DRAND] [--keys KEYS] [--head HEAD]';
const { path, more } = namedFiles();
if (path === undefined) refuse(usage);
else {
  const texts = [path, ...more].map((file) => ({ file, text: textOf(file) }));
  const missing = texts.find(({ text }) => text === undefined);
  if (missing) refuse(`${missing.file} cannot be read.`);
  else await report(texts.map(({ text }) => text!));
}

/** Undefined where the command cannot be read. What a file is, its content says; the names say what somebody means to give. */
function namedFiles(): { path: string | undefined; more: string[] } {
  try {
    const many = { type: 'string', multiple: true } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { keys: many, head: many } });
    const [path, ...others] = positionals;
    return { path, more: [...others, ...(values.keys ?? []), ...(values.head ?? [])] };
  } catch {
    return { path: undefined, more: [] };
  }
}

async function report(texts: string[]): Promise<void> {
  const check = await checkRoundFile(...texts);
  if (!check.readable) {
    refuse(`This cannot be checked: ${check.why}.`);
    return;
  }
  tell(process.stdout, `Round ${check.roundId} of ${check.game}`);
  for (const { standing, says } of check.lines) tell(process.stdout, `  ${words[standing]}  ${says}`);
  if (check.gaps.length > 0)
    tell(process.stdout, `The device noted no round with these numbers of the commitment: ${check.gaps.join(', ')}.`);
  const [code, verdict] = verdicts[check.standing];
  tell(process.stdout, verdict);
  process.exitCode = code;
}

function refuse(why: string): void {
  tell(process.stderr, why);
  process.exitCode = 2;
}

function tell(to: NodeJS.WriteStream, line: string): void {
  to.write(`${line}\n`);
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
