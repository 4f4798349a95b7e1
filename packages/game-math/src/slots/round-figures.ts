import { countPages } from './count-pages.ts';
import { type Cycle, countExpanding, countSpins, stickyCells } from './count-spins.ts';
import { finallyHeld } from './hold.ts';
import { freeStrips, rulesOf, type SlotDefinition, type SlotRules, variantsOf } from './slot.ts';

export interface RoundFigures {
  /** Return of a whole round, all that follows the paid spin included, as a fraction of the stake. */
  return: number;
  /** Share of paid spins that win anything, or lead to something. */
  hitRate: number;
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

/** Every spin that a round can hold, counted. */
interface CountedSpins {
  base: Cycle;
  /** One for each symbol that may expand; one when none does; empty without free spins. */
  free: Cycle[];
  /** By the reels that stand, as bits. */
  held: Map<number, Cycle>;
  /** Free spins in which wilds stay, by the cells on which some do already, as bits. */
  stuck: Map<number, Cycle>;
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
  mean: number;
  square: number;
  /** E[e^(t·win)] */
  exponential: number;
}

/**
 * Figures of a whole round from the counted outcomes of its spins: mean, second moment and exponential moment are carried
 * through what follows what, so limits on free spins and respins are taken in exactly.
 */
export function roundFigures(slot: SlotDefinition, spins: CountedSpins): RoundFigures {
  const rules = rulesOf(slot);
  const { base } = spins;
  const { mean, square } = roundMoments(rules, spins, 0);
  let largest = 0;
  let largestCount = 0;
  let largestTurned = 0;
  let hits = 0;
  let follows = 0;
  for (const [key, counts] of base.counts)
    for (const [coins, count] of counts) {
      if (coins > 0 || key > 0) hits += count;
      if (key > 0) follows += count;
      if (key > 0 && rules.wheel) largestTurned = Math.max(largestTurned, coins);
      if (coins > largest) [largest, largestCount] = [coins, count];
      else if (coins === largest) largestCount += count;
    }
  const best = Math.max(0, ...(rules.wheel?.parts ?? []));
  // Where nothing follows the paid spin, the limit has been taken in as it was counted.
  const chained = rules.freeSpins ?? rules.respins ?? rules.hold;
  const bounds = [2.5, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100, 150, 200].map((part) => {
    const t = part / rules.maxWin;
    return (roundMoments(rules, spins, t).exponential * Math.exp(-t * rules.maxWin)) / t;
  });
  return {
    return: mean,
    hitRate: hits / base.outcomes,
    deviation: Math.sqrt(square - mean ** 2),
    largestSpin: largest / rules.stakeCoins,
    largestOneIn: base.outcomes / largestCount,
    largestWithWheel: Math.max(largest, largestTurned + best * rules.stakeCoins) / rules.stakeCoins,
    followRate: follows / base.outcomes,
    lostToCap: chained ? Math.min(...bounds) : 0,
  };
}

const over: Moments = { mean: 0, square: 0, exponential: 1 };

/** Wins in stakes; `t` per stake. */
function roundMoments(rules: SlotRules, { base, free, held, stuck }: CountedSpins, t: number): Moments {
  const steps = (cycle: Cycle, multiplier = 1) => stepsOf(cycle, multiplier / rules.stakeCoins, t);
  const { freeSpins, hold, respins, wheel } = rules;
  if (wheel) {
    const turned = wheelMoments(wheel.parts, t);
    return take(steps(base), (tier) => (tier === 0 ? over : turned));
  }
  if (respins) {
    const after = new Map<number, Moments>([[0, over]]);
    for (const mask of [...held.keys()].sort((a, b) => b - a))
      after.set(
        mask,
        take(steps(held.get(mask)!), (filled) => (filled === 0 ? over : after.get(mask | filled)!)),
      );
    return take(steps(base), (filled) => after.get(filled)!);
  }
  if (hold) {
    const known = new Map<number, Moments>();
    return take(steps(base), (seen) => {
      if (seen === 0) return over;
      const moments = known.get(seen) ?? holdMoments(rules, seen, t);
      known.set(seen, moments);
      return moments;
    });
  }
  if (!freeSpins) return take(steps(base), () => over);
  const { maxPerRound, awards, multiplier } = freeSpins;
  if (rules.sticky) {
    const own = new Map([...stuck].map(([mask, cycle]) => [mask, steps(cycle, multiplier)]));
    /** By how many spins are left, what they come to from each set of wilds that stay. */
    const tables = [new Map([...stuck.keys()].map((mask) => [mask, over]))];
    for (let left = 1; left <= Math.max(...awards); left++) {
      const later = tables.at(-1)!;
      tables.push(new Map([...own].map(([mask, spin]) => [mask, take(spin, (next) => later.get(next)!)])));
    }
    return take(steps(base), (tier) => (tier === 0 ? over : tables[awards[tier - 1]!]!.get(0)!));
  }
  const tables = free.map((cycle) => {
    const own = steps(cycle, multiplier);
    let next: Moments[] = Array.from({ length: maxPerRound + 1 }, () => over);
    for (let played = maxPerRound - 1; played >= 0; played--) {
      const later = next;
      next = later.map((_, awarded) =>
        awarded <= played
          ? over
          : take(own, (tier) => later[Math.min(maxPerRound, awarded + (awards[tier - 1] ?? 0))]!),
      );
    }
    return next;
  });
  return take(steps(base), (tier) => {
    if (tier === 0 || awards[tier - 1] === 0) return over;
    return mixed(tables.map((table) => table[Math.min(maxPerRound, awards[tier - 1]!)]!));
  });
}

/** What coins pay that are held after so many at first: the sum of as many values as are held in the end. */
function holdMoments(rules: SlotRules, seen: number, t: number): Moments {
  const hold = rules.hold!;
  const all = hold.values.reduce((sum, [, weight]) => sum + weight, 0);
  const of = (value: (win: number) => number) =>
    hold.values.reduce((sum, [coins, weight]) => sum + (weight / all) * value(coins / rules.stakeCoins), 0);
  const mean = of((win) => win);
  const variance = of((win) => win * win) - mean ** 2;
  const factor = of((win) => Math.exp(t * win));
  const cells = rules.reels * rules.rows;
  const sum = { mean: 0, square: 0, exponential: 0 };
  for (const [count, chance] of finallyHeld(hold, cells, seen).entries()) {
    const full = count === cells ? hold.full / rules.stakeCoins : 0;
    const total = count * mean + full;
    sum.mean += chance * total;
    sum.square += chance * (count * variance + total ** 2);
    sum.exponential += chance * factor ** count * Math.exp(t * full);
  }
  return sum;
}

function wheelMoments(parts: readonly number[], t: number): Moments {
  const of = (value: (pays: number) => number) => parts.reduce((sum, pays) => sum + value(pays), 0) / parts.length;
  return { mean: of((pays) => pays), square: of((pays) => pays ** 2), exponential: of((pays) => Math.exp(t * pays)) };
}

function mixed(of: Moments[]): Moments {
  const sum = (part: keyof Moments) => of.reduce((all, one) => all + one[part], 0) / of.length;
  return { mean: sum('mean'), square: sum('square'), exponential: sum('exponential') };
}

interface Step extends Moments {
  follows: number;
  p: number;
}

/** One spin's outcomes by what follows them; every moment weighed with its probability. */
function stepsOf({ counts, outcomes }: Cycle, stakesOfCoin: number, t: number): Step[] {
  return [...counts].map(([follows, wins]) => {
    const step: Step = { follows, p: 0, mean: 0, square: 0, exponential: 0 };
    for (const [coins, count] of wins) {
      const p = count / outcomes;
      const win = coins * stakesOfCoin;
      step.p += p;
      step.mean += p * win;
      step.square += p * win * win;
      step.exponential += p * Math.exp(t * win);
    }
    return step;
  });
}

function take(steps: Step[], after: (follows: number) => Moments): Moments {
  const sum = { mean: 0, square: 0, exponential: 0 };
  for (const step of steps) {
    const rest = after(step.follows);
    sum.mean += step.mean + step.p * rest.mean;
    sum.square += step.square + 2 * step.mean * rest.mean + step.p * rest.square;
    sum.exponential += step.exponential * rest.exponential;
  }
  return sum;
}
