import type { Cycle } from './count-spins.ts';
import { finallyHeld } from './hold.ts';
import type { SlotRules } from './slot.ts';

/** Every spin that a round can hold, counted. */
export interface CountedSpins {
  base: Cycle;
  /** One for each symbol that may expand; one when none does; empty without free spins. */
  free: Cycle[];
  /** By the reels that stand, as bits. */
  held: Map<number, Cycle>;
  /** Free spins in which wilds stay, by the cells on which some do already, as bits. */
  stuck: Map<number, Cycle>;
}

/** What is carried through a round: something that is known of amounts of coins and their chances, and can be put together. */
export interface Amounts<T> {
  /** No coins, for certain. */
  none: T;
  /** So many coins, `times` over, each with its weight among `all`. */
  of(wins: Iterable<readonly [coins: number, weight: number]>, all: number, times?: number): T;
  /** Of each pair both, one after the other, and of all pairs one. */
  sum(pairs: readonly (readonly [T, T])[]): T;
}

/** All coins of a whole round, from the counted outcomes of its spins: what follows what, with its limits, is taken in exactly. */
export function roundOf<T>(rules: SlotRules, { base, free, held, stuck }: CountedSpins, amounts: Amounts<T>): T {
  const { none } = amounts;
  const steps = ({ counts, outcomes }: Cycle, times = 1) =>
    [...counts].map(([follows, wins]) => ({ follows, won: amounts.of(wins, outcomes, times) }));
  const take = (own: ReturnType<typeof steps>, after: (follows: number) => T): T =>
    amounts.sum(own.map(({ follows, won }) => [won, after(follows)]));
  const { freeSpins, hold, respins, wheel } = rules;
  const paid = steps(base);
  if (wheel) {
    const turned = amounts.of(
      wheel.parts.map((part) => [part * rules.stakeCoins, 1]),
      wheel.parts.length,
    );
    return take(paid, (tier) => (tier === 0 ? none : turned));
  }
  if (respins) {
    const after = new Map([[0, none]]);
    for (const mask of [...held.keys()].sort((a, b) => b - a))
      after.set(
        mask,
        take(steps(held.get(mask)!), (filled) => (filled === 0 ? none : after.get(mask | filled)!)),
      );
    return take(paid, (filled) => after.get(filled)!);
  }
  if (hold) {
    const known = new Map([[0, none]]);
    return take(paid, (seen) => {
      const coins = known.get(seen) ?? heldCoins(rules, seen, amounts);
      known.set(seen, coins);
      return coins;
    });
  }
  if (!freeSpins) return take(paid, () => none);
  const { maxPerRound, awards, multiplier } = freeSpins;
  if (rules.sticky) {
    const own = new Map([...stuck].map(([mask, cycle]) => [mask, steps(cycle, multiplier)]));
    /** By how many spins are left, what they come to from each set of wilds that stay. */
    const tables = [new Map([...stuck.keys()].map((mask) => [mask, none]))];
    for (let left = 1; left <= Math.max(...awards); left++) {
      const later = tables.at(-1)!;
      tables.push(new Map([...own].map(([mask, spin]) => [mask, take(spin, (next) => later.get(next)!)])));
    }
    return take(paid, (tier) => (tier === 0 ? none : tables[awards[tier - 1]!]!.get(0)!));
  }
  const more = (awarded: number, tier: number) => Math.min(maxPerRound, awarded + (awards[tier - 1] ?? 0));
  const awardable = sumsOf(awards, maxPerRound);
  const longest = Math.max(...awards);
  const tables = free.map((cycle) => {
    const own = steps(cycle, multiplier);
    let next = new Map(awardable.map((awarded) => [awarded, none]));
    for (let played = maxPerRound - 1; played >= 0; played--) {
      const later = next;
      next = new Map(
        awardable.map((awarded) => [
          awarded,
          awarded <= played || awarded > longest * (played + 1)
            ? none
            : take(own, (tier) => later.get(more(awarded, tier))!),
        ]),
      );
    }
    return next;
  });
  const alike = amounts.of([[0, 1]], free.length);
  return take(paid, (tier) => amounts.sum(tables.map((table) => [table.get(more(0, tier))!, alike])));
}

/** How many free spins can have been awarded, up to the most. */
function sumsOf(awards: readonly number[], most: number): number[] {
  const sums = new Set([0]);
  for (const sum of sums) for (const award of awards) sums.add(Math.min(most, sum + award));
  return [...sums];
}

/** What coins pay that are held after so many at first: the sum of as many values as are held in the end. */
function heldCoins<T>(rules: SlotRules, seen: number, amounts: Amounts<T>): T {
  const hold = rules.hold!;
  const one = amounts.of(
    hold.values,
    hold.values.reduce((sum, [, weight]) => sum + weight, 0),
  );
  const cells = rules.reels * rules.rows;
  let sum = amounts.none;
  const ends = finallyHeld(hold, cells, seen).map((chance, count): [T, T] => {
    if (count > 0) sum = amounts.sum([[sum, one]]);
    return [sum, amounts.of([[count === cells ? hold.full : 0, chance]], 1)];
  });
  return amounts.sum(ends.slice(seen));
}
