import type { PublishedChain, SaltStanding } from '../prove-round.ts';
import { quicknet } from './quicknet.ts';
import { drandKey, drandValue } from './verify-drand.ts';

/** A value as every relay of drand answers it (`/<chain hash>/public/<round>`); only its signature is believed. */
export interface DrandAnswer {
  round: number;
  signature: string;
}

/**
 * Whether the salt of a chain is the value that drand signed, by drand's own key. `answer` is a relay's, for lists without the
 * signature; it has to be of the round that was named when the chain was published.
 */
export function saltStanding(
  salt: string,
  chain: PublishedChain | undefined,
  answer: DrandAnswer | undefined,
): SaltStanding {
  if (chain?.beacon !== undefined && !chain.beacon.endsWith(`chain ${quicknet.chainHash}`)) return 'other_beacon';
  const round = chain?.beaconRound ?? answer?.round;
  const signature = answer && answer.round === round ? answer.signature : chain?.signature;
  if (round === undefined || !signature) return 'unknown';
  if (chain?.publishedAt !== undefined && Date.parse(chain.publishedAt) >= timeOf(round)) return 'not_signed';
  return drandValue(drandKey(quicknet.publicKey), round, signature) === salt ? 'signed' : 'not_signed';
}

/** When the value of a round is published. */
const timeOf = (round: number) => (quicknet.genesis + (round - 1) * quicknet.period) * 1_000;
