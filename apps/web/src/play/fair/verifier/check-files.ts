import type { Line, PublishedChain, Standing } from '@fairhouse/game-math';
import { checkGathered } from '@fairhouse/games/check-gathered';
import { type Gathered, gather, type ProofFile, readProofFile } from '@fairhouse/games/proof-files';
import { logProof, type PublishedKey, readHead } from '@fairhouse/record-proof';
import { browserSha256 } from '@fairhouse/ui/browser-sha256.ts';
import { rulesOf } from './rules.ts';

export { gather, type ProofFile, readProofFile };

export interface Checked {
  standing: Standing;
  game: string;
  /** As the rules call it; undefined for a game that this page does not have. */
  name: string | undefined;
  roundId: string;
  lines: Line[];
  /** Which value of drand the salt of a shared round has to be, where that is known. */
  beaconRound: number | undefined;
  /** Of heads that were chosen and that of the file: what the studio has to be asked, to see that they are of one log. */
  consistency: string | undefined;
  /** It has no place in a chain although its table is shared, or the other way round. */
  misplaced: boolean;
  /** Numbers of the commitment that the device should have noted and did not. */
  gaps: number[];
}

/**
 * What can be proved of a round from these files alone: nothing is asked of any server. `known` is what the studio publishes, as this page
 * has read it; files that were chosen go before it.
 */
export async function checkFiles(
  files: Gathered,
  known: { chains?: readonly PublishedChain[] | undefined; keys?: PublishedKey[] | undefined } = {},
): Promise<Checked> {
  const { roundId, proof } = files.round;
  const rules = rulesOf(proof.game);
  const { check: _, ...checked } = await checkGathered(files, { ...rules, ...known, sha256: browserSha256 });
  const consistency = checked.misplaced ? undefined : consistencyOf(files);
  return { game: proof.game, name: rules.games[0]?.name, roundId, beaconRound: undefined, ...checked, consistency };
}

/** The sizes of the head that was kept and of that in the file; undefined where there are none, or they are the same. */
function consistencyOf({ round, notes }: Gathered): string | undefined {
  const proof = logProof.safeParse(round.log).data;
  const [kept, own] = [notes[0], proof?.note].map((note) => (note === undefined ? undefined : readHead(note)?.size));
  if (kept === undefined || own === undefined || kept === own) return undefined;
  return `from=${Math.min(kept, own)}&to=${Math.max(kept, own)}`;
}
