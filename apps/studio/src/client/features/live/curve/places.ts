import type { OwnBet } from '../../../lib/round/wire.ts';

/** What a place for a bet holds: nothing, a bet that is being asked for, or the id of one. */
export type Held = null | 'asking' | { betId: string };

/**
 * The places with the bets of the round in them, each where it was. One that nobody placed here, as after the page was loaded again or
 * from another page, goes where a bet is being asked for, or into the first place that is free.
 */
export function placed(held: readonly Held[], own: readonly Pick<OwnBet, 'betId'>[]): Held[] {
  const known = new Set(own.map(({ betId }) => betId));
  const places = held.map((one) => (one !== null && one !== 'asking' && !known.has(one.betId) ? null : one));
  for (const { betId } of own) {
    if (places.some((one) => one !== null && one !== 'asking' && one.betId === betId)) continue;
    const asking = places.indexOf('asking');
    const free = asking >= 0 ? asking : places.indexOf(null);
    if (free >= 0) places[free] = { betId };
  }
  return places;
}
