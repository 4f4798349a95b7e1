import type { Fraction } from '@fairhouse/game-math';
import type { Cost } from './package/read-index.ts';
import type { WeightTable } from './package/weight-table.ts';

/** What a mode gives, added up over all its lines: nothing is estimated. Multiples are of what a round in the mode costs. */
export interface ModeFigures {
  lines: number;
  /** Of all weights. */
  sum: bigint;
  /** The mean of what a round returns, as a share of its cost. */
  returned: Fraction;
  /** The share of rounds that pay more than nothing. */
  hits: Fraction;
  /** The share of rounds that pay more than they cost. */
  aboveCost: Fraction;
  /** The standard deviation in ten-thousandths of the cost, rounded down. */
  deviation: bigint;
  /** The largest payout that can occur, in hundredths of the base bet, and its share of rounds. */
  largest: { payout: bigint; share: Fraction };
}

export function modeFigures(
  { lines, weights, payouts, sum }: Pick<WeightTable, 'lines' | 'weights' | 'payouts' | 'sum'>,
  cost: Cost,
): ModeFigures {
  let paid = 0n;
  let squares = 0n;
  let hits = 0n;
  let above = 0n;
  let largest = 0n;
  let withLargest = 0n;
  for (let line = 0; line < lines; line++) {
    const weight = weights[line]!;
    const payout = payouts[line]!;
    // It never occurs, so it is no part of what the mode gives.
    if (weight === 0n || payout === 0n) continue;
    paid += weight * payout;
    squares += weight * payout * payout;
    hits += weight;
    if (payout * cost.of > 100n * cost.part) above += weight;
    if (payout > largest) [largest, withLargest] = [payout, weight];
    else if (payout === largest) withLargest += weight;
  }
  // A payout p is p·of / (100·part) times the cost.
  const unit = 100n * cost.part;
  const variance = {
    part: (sum * squares - paid * paid) * cost.of * cost.of,
    of: sum * sum * unit * unit,
  };
  return {
    lines,
    sum,
    returned: { part: paid * cost.of, of: sum * unit },
    hits: { part: hits, of: sum },
    aboveCost: { part: above, of: sum },
    deviation: rootOf((variance.part * 10n ** 8n) / variance.of),
    largest: { payout: largest, share: { part: withLargest, of: sum } },
  };
}

/** The greatest whole number whose square is not above `value`, by Newton's steps from above. */
function rootOf(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
