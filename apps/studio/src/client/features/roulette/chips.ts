import { type RouletteStakes, rouletteSpots } from '@fairhouse/game-math';
import { betsOf, type Placed, totalOf } from '../../lib/placed.ts';

export type Placing =
  | { ok: true; placed: Placed[] }
  | { ok: false; reason: 'spot_full'; most: number }
  | { ok: false; reason: 'table_full'; most: number }
  | { ok: false; reason: 'too_many_spots' | 'balance_short' };

/** Most places that take a chip in one round, as the server has it. */
const mostSpots = 60;

/** Puts a chip on a spot, within the limits of the spot, the table and the balance (minor units). */
export function place(placed: readonly Placed[], chip: Placed, stakes: RouletteStakes, balance: number): Placing {
  const bets = betsOf(placed);
  const spotMost = stakes.spotMax[rouletteSpots[chip.spot]!.type];
  const onSpot = bets.find(({ spot }) => spot === chip.spot)?.stake ?? 0;
  const total = totalOf(placed) + chip.stake;
  if (onSpot + chip.stake > spotMost) return { ok: false, reason: 'spot_full', most: spotMost };
  if (total > stakes.tableMax) return { ok: false, reason: 'table_full', most: stakes.tableMax };
  if (onSpot === 0 && bets.length === mostSpots) return { ok: false, reason: 'too_many_spots' };
  if (total > balance) return { ok: false, reason: 'balance_short' };
  return { ok: true, placed: [...placed, chip] };
}
