import type { DeclaredFigures } from '../game.ts';
import { crapsSpots, decidedByCraps, odds } from './craps.ts';
import type { Decided } from './decided.ts';
import { decidedBySicBo, sicBoSpots } from './sic-bo.ts';

/** So many are paid for so many staked, beside the stake itself; [0, 1] gives the stake back alone. */
export type Pay = readonly [to: number, of: number];

/** A layout on which chips lie while dice are thrown: once, or until every bet is decided. */
export interface DiceTableDefinition {
  code: string;
  version: number;
  name: string;
  table: 'sic-bo' | 'craps';
  /** Every place of the layout, with what it pays for each way in which it can be met. */
  spots: readonly { id: string; pays: readonly Pay[] }[];
  /** The return is the lowest of all bets; hits and deviation are those of the first one. */
  declared: DeclaredFigures;
}

export interface DiceTable {
  dice: number;
  /** Every place that a layout may have, and in how many ways each can be met. */
  spots: Readonly<Record<string, number>>;
  decided(spot: string, dice: readonly number[], point: number | null): Decided;
  /** The point after a roll. */
  pointAfter(dice: readonly number[], point: number | null): number | null;
}

export const diceTables: Readonly<Record<DiceTableDefinition['table'], DiceTable>> = {
  'sic-bo': { dice: 3, spots: sicBoSpots, decided: decidedBySicBo, pointAfter: () => null },
  craps: { dice: 2, spots: crapsSpots, decided: decidedByCraps, pointAfter: odds.pointAfter },
};

/** How a roll meets a bet of a table without a point. */
export function decidedOn(table: DiceTableDefinition['table'], spot: string, dice: readonly number[]): Decided {
  return diceTables[table].decided(spot, dice, null);
}

/** Every roll of so many dice, all as likely as one another. */
export function everyRoll(dice: number): number[][] {
  return Array.from({ length: 6 ** dice }, (_, n) =>
    Array.from({ length: dice }, (_die, i) => (Math.floor(n / 6 ** i) % 6) + 1),
  );
}

/** What comes back of a stake, the stake included; whole, as a spot takes stakes in its step only. */
export function returnedBy(pays: readonly Pay[], decided: number, stake: number): number {
  if (decided === 0) return 0;
  const [to, of] = pays[decided - 1]!;
  return stake + (stake * to) / of;
}

/** Stakes on a spot go in so many table units, which are multiples of 100 minor units, so that every pay comes out whole. */
export function stepUnits(pays: readonly Pay[]): number {
  return pays.reduce((step, [, of]) => leastCommon(step, of / greatestCommon(of, 100)), 1);
}

function greatestCommon(a: number, b: number): number {
  return b === 0 ? a : greatestCommon(b, a % b);
}

function leastCommon(a: number, b: number): number {
  return (a / greatestCommon(a, b)) * b;
}
