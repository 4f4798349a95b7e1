import type { Round } from '../member.ts';

export const roundOutcomes = ['won', 'lost', 'open', 'held'] as const;
export type RoundOutcome = (typeof roundOutcomes)[number];

/** Whole minor units of an exact amount; both of one round have the same places. */
const units = (text: string) => BigInt(text.replace('.', ''));

/** What came of a round, as the list filters by it: more back than staked, or not; still played; or a win waits. */
export function outcomeOf({
  staked,
  returned,
  won,
  held,
  closeTime,
}: Pick<Round, 'staked' | 'returned' | 'won' | 'held' | 'closeTime'>): RoundOutcome {
  if (units(held) > 0n) return 'held';
  if (closeTime === null) return 'open';
  return units(won) + units(returned) > units(staked) ? 'won' : 'lost';
}
