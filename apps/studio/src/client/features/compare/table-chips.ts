import type { CompareStakes } from '@fairhouse/game-math';
import { type Placed, totalOf } from '../../lib/chips.ts';

export type Placing = { ok: true; placed: Placed[] } | { ok: false; reason: 'table_full' | 'balance_short' };

/** Puts a chip on a spot, within what the table and the balance (minor units) allow. */
export function place(placed: readonly Placed[], chip: Placed, stakes: CompareStakes, balance: number): Placing {
  const total = totalOf(placed) + chip.stake;
  if (total > stakes.most) return { ok: false, reason: 'table_full' };
  if (total > balance) return { ok: false, reason: 'balance_short' };
  return { ok: true, placed: [...placed, chip] };
}
