import { tableUnit } from './stakes.ts';

/** Chips on the places of a layout, as the player's bet says them and as rounds are played. Minor units. */
export interface SpotStake {
  spot: string;
  stake: number;
}

/** What can be staked at a table where chips are put on places. Minor units. */
export interface SpotStakes {
  chips: readonly number[];
  step: number;
  tableMax: number;
}

/** What a table takes, in its units. */
export interface SpotLimits {
  /** Most on this place; undefined when the layout does not have it. */
  mostOn(spot: string): number | undefined;
  /** Stakes on a place are multiples of so many units: 1 unless the pay of the place asks for more. */
  stepOn?(spot: string): number;
}

const tableMaxUnits = 2_000;
/** Most places that take a chip in one round. */
const mostSpots = 60;
const chipUnits = [1, 5, 25, 100, 500];

export function spotStakes(currency: string): SpotStakes | undefined {
  const unit = tableUnit(currency);
  if (unit === undefined) return undefined;
  return { chips: chipUnits.map((units) => units * unit), step: unit, tableMax: tableMaxUnits * unit };
}

/** Most on a place that returns so many stakes: a hit pays some 3,600 units at most, an even chance 3,000. */
export function spotMostUnits(returns: number): number {
  const most = (returns <= 3 ? 3_000 : 3_600) / returns;
  const tidy = most >= 100 ? 100 : 5;
  return Math.floor(most / tidy) * tidy;
}

type SpotsReading =
  | { ok: true; bets: SpotStake[]; stake: number }
  | { ok: false; reason: 'wrong_input' | 'stake_not_allowed' };

/** Reads the chips of a bet that came from outside, each place at most once. */
export function readSpotStakes(input: unknown, currency: string, limits: SpotLimits): SpotsReading {
  const unit = tableUnit(currency);
  const listed = (input as { bets?: unknown } | null)?.bets;
  if (!Array.isArray(listed) || listed.length === 0 || listed.length > mostSpots)
    return { ok: false, reason: 'wrong_input' };
  const bets: SpotStake[] = [];
  let stake = 0;
  for (const item of listed as ({ spot?: unknown; stake?: unknown } | null)[]) {
    const most = typeof item?.spot === 'string' ? limits.mostOn(item.spot) : undefined;
    if (most === undefined || typeof item?.stake !== 'number' || !Number.isSafeInteger(item.stake))
      return { ok: false, reason: 'wrong_input' };
    const spot = item.spot as string;
    if (bets.some((other) => other.spot === spot)) return { ok: false, reason: 'wrong_input' };
    const step = (limits.stepOn?.(spot) ?? 1) * (unit ?? 0);
    if (unit === undefined || item.stake <= 0 || item.stake % step !== 0 || item.stake > most * unit)
      return { ok: false, reason: 'stake_not_allowed' };
    bets.push({ spot, stake: item.stake });
    stake += item.stake;
  }
  if (unit === undefined || stake > tableMaxUnits * unit) return { ok: false, reason: 'stake_not_allowed' };
  return { ok: true, bets, stake };
}
