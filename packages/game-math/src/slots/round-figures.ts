import { countPages } from './count-pages.ts';
import { type Cycle, countExpanding, countSpins, stickyCells } from './count-spins.ts';
import { type Amounts, type CountedSpins, roundOf } from './round-fold.ts';
import { freeStrips, rulesOf, type SlotDefinition, type SlotRules, variantsOf } from './slot.ts';

export interface RoundFigures {
  /** Return of a whole round, all that follows the paid spin included, as a fraction of the stake. */
  return: number;
  /** Share of rounds that pay anything, all that follows the paid spin included. */
  hitRate: number;
  /** Share of rounds that pay more than the stake. */
  profitRate: number;
  /** Standard deviation of a round's return, in stakes. */
  deviation: number;
  /** Largest win of the paid spin, in stakes, and how often it comes: once in so many. */
  largestSpin: number;
  largestOneIn: number;
  /** The same with what a wheel adds to the spin that turns it, where there is one. */
  largestWithWheel: number;
  /** How often something follows the paid spin: free spins, another spin, coins held. */
  followRate: number;
  /** No more than this part of the return can be lost to the limit on a round's win (Chernoff's bound). */
  lostToCap: number;
}

export function countedSpins(slot: SlotDefinition): CountedSpins {
  const rules = rulesOf(slot);
  const { freeSpins, book } = rules;
  if (book) {
    const free = freeSpins ? [countPages(slot, freeSpins.book ?? book)] : [];
    return { base: countPages(slot, book), free, held: new Map(), stuck: new Map() };
  }
  const base = countVariants(slot, false);
  const held = new Map<number, Cycle>();
  const stuck = new Map<number, Cycle>();
  if (rules.respins) for (const mask of masksOf(rules)) if (mask > 0) held.set(mask, countSpins(slot, { held: mask }));
  if (!freeSpins) return { base, free: [], held, stuck };
  if (freeSpins.expanding.length > 0) return { base, free: countExpanding(slot), held, stuck };
  if (rules.sticky) {
    for (let mask = 0; mask < 2 ** stickyCells(rules).length; mask++)
      stuck.set(mask, countSpins(slot, { free: true, stuck: mask }));
    return { base, free: [], held, stuck };
  }
  const alike = freeSpins.strips.length === 0 && !rules.colossal;
  return { base, free: [alike ? base : countVariants(slot, true)], held, stuck };
}

/** A spin by every set of strips that it can come to, each counted and taken as often as it is drawn. */
function countVariants(slot: SlotDefinition, free: boolean): Cycle {
  const rules = rulesOf(slot);
  const variants = variantsOf(rules, free);
  if (variants.length === 1) return countSpins(slot, { free });
  const positions = (free ? freeStrips(rules) : rules.strips).reduce((product, { length }) => product * length, 1);
  const all: Cycle = { outcomes: positions * variants.reduce((sum, { weight }) => sum + weight, 0), counts: new Map() };
  for (const { weight, strips } of variants) {
    const { outcomes, counts } = countSpins(slot, { free, strips });
    const times = (weight * positions) / outcomes;
    for (const [follows, wins] of counts) {
      const sums = all.counts.get(follows) ?? new Map<number, number>();
      all.counts.set(follows, sums);
      for (const [coins, count] of wins) sums.set(coins, (sums.get(coins) ?? 0) + count * times);
    }
  }
  return all;
}

/** Every set of reels that wilds can fill, as bits. */
function masksOf(rules: SlotRules): number[] {
  const reels = rules.strips.flatMap((strip, reel) => (strip.some((one) => one in rules.wilds) ? [reel] : []));
  return Array.from({ length: 2 ** reels.length }, (_, some) =>
    reels.reduce((mask, reel, i) => (some & (1 << i) ? mask | (1 << reel) : mask), 0),
  ).sort((a, b) => a - b);
}

interface Moments {
  chance: number;
  mean: number;
  square: number;
  /** E[e^(t·win)] */
  exponential: number;
}

/**
 * Figures of a whole round from the counted outcomes of its spins: mean, second moment and exponential moment are carried
 * through what follows what, so limits on free spins and respins are taken in exactly. `cost` is what a round takes, in coins.
 */
export function roundFigures(
  slot: SlotDefinition,
  spins: CountedSpins,
  cost: number = rulesOf(slot).stakeCoins,
): RoundFigures {
  const rules = rulesOf(slot);
  const limit = (rules.maxWin * rules.stakeCoins) / cost;
  const { base } = spins;
  const { mean, square } = roundOf(rules, spins, momentsOf(cost, 0));
  const upToStake = roundOf(rules, spins, sharesUpTo(cost));
  let largest = 0;
  let largestCount = 0;
  let largestTurned = 0;
  let follows = 0;
  for (const [key, counts] of base.counts)
    for (const [coins, count] of counts) {
      if (key > 0) follows += count;
      if (key > 0 && rules.wheel) largestTurned = Math.max(largestTurned, coins);
      if (coins > largest) [largest, largestCount] = [coins, count];
      else if (coins === largest) largestCount += count;
    }
  const best = Math.max(0, ...(rules.wheel?.parts ?? []));
  // Where nothing follows the paid spin, the limit has been taken in as it was counted.
  const chained = rules.freeSpins ?? rules.respins ?? rules.hold;
  const bounds = [2.5, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100, 150, 200].map((part) => {
    const t = part / limit;
    const { exponential } = roundOf(rules, spins, momentsOf(cost, t));
    return (exponential * Math.exp(-t * limit)) / t;
  });
  return {
    return: mean,
    hitRate: 1 - upToStake[0]!,
    profitRate: 1 - upToStake.reduce((sum, share) => sum + share, 0),
    deviation: Math.sqrt(square - mean ** 2),
    largestSpin: largest / cost,
    largestOneIn: base.outcomes / largestCount,
    largestWithWheel: Math.max(largest, largestTurned + best * rules.stakeCoins) / cost,
    followRate: follows / base.outcomes,
    lostToCap: chained ? Math.min(...bounds) : 0,
  };
}

/** The chances of all coins together being 0, 1, 2 … up to so many; what is more is left out, and never comes back below. */
const sharesUpTo = (most: number): Amounts<Float64Array> => ({
  none: Float64Array.from({ length: most + 1 }, (_, coins) => (coins === 0 ? 1 : 0)),
  of(wins, all, times = 1) {
    const shares = new Float64Array(most + 1);
    for (const [coins, weight] of wins) if (coins * times <= most) shares[coins * times]! += weight / all;
    return shares;
  },
  sum(pairs) {
    const shares = new Float64Array(most + 1);
    for (const [a, b] of pairs)
      for (let i = 0; i <= most; i++)
        if (a[i]! > 0) for (let j = 0; i + j <= most; j++) shares[i + j]! += a[i]! * b[j]!;
    return shares;
  },
});

/** Of coins counted in what a round costs; the chance is that of being there at all. */
const momentsOf = (cost: number, t: number): Amounts<Moments> => ({
  none: { chance: 1, mean: 0, square: 0, exponential: 1 },
  of(wins, all, times = 1) {
    const sum: Moments = { chance: 0, mean: 0, square: 0, exponential: 0 };
    for (const [coins, weight] of wins) {
      const p = weight / all;
      const win = (coins * times) / cost;
      sum.chance += p;
      sum.mean += p * win;
      sum.square += p * win * win;
      sum.exponential += p * Math.exp(t * win);
    }
    return sum;
  },
  sum(pairs) {
    const sum: Moments = { chance: 0, mean: 0, square: 0, exponential: 0 };
    for (const [a, b] of pairs) {
      sum.chance += a.chance * b.chance;
      sum.mean += a.mean * b.chance + a.chance * b.mean;
      sum.square += a.square * b.chance + 2 * a.mean * b.mean + a.chance * b.square;
      sum.exponential += a.exponential * b.exponential;
    }
    return sum;
  },
});
