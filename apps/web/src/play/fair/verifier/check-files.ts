import { isInChain, type Line, type PublishedChain, proveRound, type Standing } from '@fairhouse/game-math';
import {
  chainOf,
  type Gathered,
  gather,
  openSigned,
  type ProofFile,
  readProofFile,
} from '@fairhouse/games/proof-files';
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
}

/**
 * What can be proved of a round from these files alone: nothing is asked of any server. `known` is what the studio publishes, as this page
 * has read it; files that were chosen go before it.
 */
export async function checkFiles(
  files: Gathered,
  known: { chains?: readonly PublishedChain[] | undefined; keys?: PublishedKey[] | undefined } = {},
): Promise<Checked> {
  const { round, record, drand } = files;
  const { proof, roundId } = round;
  const { game, clientSeed, chain } = proof;
  const { games, isShared } = rulesOf(game);
  const published = files.published ?? known.chains;
  const common = { game, name: games[0]?.name, roundId, beaconRound: undefined, consistency: undefined };
  if (games.length > 0 && isShared !== Boolean(chain)) {
    const line: Line = { name: 'chain', standing: 'contradicted' };
    return { ...common, standing: 'contradicted', lines: [line], misplaced: true };
  }
  const signed = openSigned(files.keys.length > 0 ? files : { ...files, keys: known.keys ?? [] });
  // A receipt that cannot be read was not written by the studio.
  if (!signed)
    return {
      ...common,
      standing: 'contradicted',
      lines: [{ name: 'receipt', standing: 'contradicted' }],
      misplaced: false,
    };
  const own = chainOf(proof, published, signed.log);
  const browser = await browserSha256(proof.serverSeed);
  const { standing, lines } = proveRound(games, round, {
    ...signed,
    record,
    published,
    hashAgrees: browser === undefined ? undefined : browser === proof.serverSeedHash,
    inChain: chain && (await isInChain({ ...proof, chain })),
    salt: chain && (await import('@fairhouse/game-math/drand')).saltStanding(clientSeed, own, drand),
  });
  const consistency = consistencyOf(files);
  return { ...common, standing, lines, beaconRound: own?.beaconRound, consistency, misplaced: false };
}

/** The sizes of the head that was kept and of that in the file; undefined where there are none, or they are the same. */
function consistencyOf({ round, notes }: Gathered): string | undefined {
  const proof = logProof.safeParse(round.log).data;
  const [kept, own] = [notes[0], proof?.note].map((note) => (note === undefined ? undefined : readHead(note)?.size));
  if (kept === undefined || own === undefined || kept === own) return undefined;
  return `from=${Math.min(kept, own)}&to=${Math.max(kept, own)}`;
}
