import {
  type DeviceRecord,
  type Game,
  isInChain,
  type Line,
  type PublishedChain,
  proveRound,
  type RoundVerdict,
} from '@fairhouse/game-math';
import { gameOfProof } from '@fairhouse/open-games/game';
import type { PublishedKey } from '@fairhouse/record-proof';
import { chainOf, type Gathered, openSigned } from './proof-files.ts';

export interface CheckedRound extends Pick<RoundVerdict, 'standing' | 'lines'> {
  /** Undefined where the round was not even played again. */
  check?: RoundVerdict['check'];
  /** Which value of drand the salt of a shared round has to be, where that is known. */
  beaconRound?: number | undefined;
  /** It has no place in a chain although its table is shared, or the other way round. */
  misplaced: boolean;
  /** Of the numbers that the device noted under the commitment, those that are missing between the first and the last. */
  gaps: number[];
}

/** What a page has beside the files of the round. */
export interface CheckedBy {
  /** The game by each of its rules; none for a game that the page does not have. */
  games: readonly Game[];
  isShared: boolean;
  /** What the studio publishes, as the page has read it: files that were chosen go before it. */
  chains?: readonly PublishedChain[] | undefined;
  keys?: readonly PublishedKey[] | undefined;
  /** Another SHA-256 than ours; it answers undefined where there is none. */
  sha256(text: string): Promise<string | undefined>;
}

/** What can be proved of a round in a browser, in the page on fairness and in the game: nothing is asked of any server. */
export async function checkGathered(files: Gathered, given: CheckedBy): Promise<CheckedRound> {
  const { round, record, drand } = files;
  const by = withPackage(round.table, given);
  const { proof } = round;
  const { clientSeed, chain } = proof;
  const published = files.published ?? by.chains;
  if (by.games.length > 0 && by.isShared !== Boolean(chain))
    return { ...contradictedBy('chain'), misplaced: true, gaps: [] };
  const signed = openSigned(files.keys.length > 0 ? files : { ...files, keys: [...(by.keys ?? [])] });
  // A receipt that cannot be read was not written by the studio.
  if (!signed) return { ...contradictedBy('receipt'), misplaced: false, gaps: [] };
  const own = chainOf(proof, published, signed.log);
  const other = await by.sha256(proof.serverSeed);
  const verdict = proveRound(by.games, round, {
    ...signed,
    record,
    published,
    hashAgrees: other === undefined ? undefined : other === proof.serverSeedHash,
    inChain: chain && (await isInChain({ ...proof, chain })),
    // Its arithmetic is loaded when a round of a shared table is checked.
    salt: chain && (await import('@fairhouse/game-math/drand')).saltStanding(clientSeed, own, drand),
  });
  const gaps = chain ? [] : gapsIn(record, proof.serverSeedHash);
  return { ...verdict, beaconRound: own?.beaconRound, misplaced: false, gaps };
}

/** A round in a package brings its rules along; their hash has to be the one that its proof names, as of any others. */
function withPackage(table: unknown, by: CheckedBy): CheckedBy {
  const game = table === undefined ? undefined : gameOfProof(table);
  return game ? { ...by, games: [...by.games, game], isShared: false } : by;
}

/** Each number of a commitment was played or refused; what the device did not see, the operator has to account for. */
function gapsIn(record: DeviceRecord | undefined, commitment: string): number[] {
  const under = record?.rounds.filter(({ serverSeedHash }) => serverSeedHash === commitment) ?? [];
  const noted = new Set(under.flatMap(({ nonce }) => (nonce === null ? [] : [nonce])));
  const [first, last] = [Math.min(...noted), Math.max(...noted)];
  const gaps: number[] = [];
  // A forged record may name any number.
  for (let nonce = first + 1; nonce < last && gaps.length < mostGaps; nonce++) if (!noted.has(nonce)) gaps.push(nonce);
  return gaps;
}

const mostGaps = 100;

function contradictedBy(name: Line['name']): Pick<CheckedRound, 'standing' | 'lines'> {
  return { standing: 'contradicted', lines: [{ name, standing: 'contradicted' }] };
}
