import type { SlotDefinition } from './slot.ts';

/** How a round's free spins come about and what they are worth, all exact. Returns as fractions of the stake. */
export interface ExactReturn {
  lines: number;
  scatters: number;
  /** One spin without free spins: lines + scatters. */
  spin: number;
  /** Expected free spins awarded by one spin. */
  spinsPerSpin: number;
  /** Probability that a spin awards free spins. */
  triggerRate: number;
  /** Expected free spins in a round, the limit on their number included. */
  freeSpinsPerRound: number;
  total: number;
}

/**
 * First method: the return by analysis. Every cell of a reel shows each symbol with its share of the strip, so all
 * lines are worth the same and one line's value is a product of shares. Scatters stand apart, so a reel shows at
 * most one, and their number is a sum of independent reels.
 */
export function exactReturn(slot: SlotDefinition): ExactReturn {
  const lines = lineValue(slot);
  const counts = scatterCounts(slot);
  const tier = (values: readonly number[]) => values.reduce((sum, value, i) => sum + value * counts[i + 3]!, 0);
  const scatters = tier(slot.scatterPays);
  const spinsPerSpin = tier(slot.freeSpins.awards);
  const triggerRate = counts[3]! + counts[4]! + counts[5]!;
  const freeSpinsPerRound = expectedFreeSpins(slot, counts);
  const spin = lines + scatters;
  const total = spin * (1 + freeSpinsPerRound * slot.freeSpins.multiplier);
  return { lines, scatters, spin, spinsPerSpin, triggerRate, freeSpinsPerRound, total };
}

/** μ(1 + E·M/(1 − E)): the same total as long as no limit on the number of free spins is reached. */
export function unlimitedReturn(exact: ExactReturn, multiplier: number): number {
  return exact.spin * (1 + (exact.spinsPerSpin * multiplier) / (1 - exact.spinsPerSpin));
}

/** Expected coins of one line for one coin on it. */
export function lineValue(slot: SlotDefinition): number {
  let value = 0;
  for (const [symbol, pays] of Object.entries(slot.pays)) {
    const share = slot.strips.map(
      (strip, reel) =>
        strip.filter((shown) => shown === symbol || (reel > 0 && shown === slot.wild)).length / strip.length,
    );
    const upTo = (count: number) => share.slice(0, count).reduce((product, p) => product * p, 1);
    value += pays[0] * upTo(3) * (1 - share[3]!) + pays[1] * upTo(4) * (1 - share[4]!) + pays[2] * upTo(5);
  }
  return value;
}

/** Probability of 0 to 5 scatters in a spin. Throws when two scatters of a strip could be seen together. */
export function scatterCounts(slot: SlotDefinition): number[] {
  let counts = [1];
  for (const strip of slot.strips) {
    const places = strip.flatMap((symbol, i) => (symbol === slot.scatter ? [i] : []));
    places.forEach((place, i) => {
      const gap = (places[(i + 1) % places.length]! - place + strip.length) % strip.length;
      if (places.length > 1 && gap < slot.rows) throw new RangeError(`scatters too close on a strip of ${slot.code}`);
    });
    const seen = (places.length * slot.rows) / strip.length;
    counts = [...counts, 0].map((p, n) => p * (1 - seen) + (counts[n - 1] ?? 0) * seen);
  }
  return counts;
}

/** Free spins in a round from a table over (played, awarded), which knows the limit per round. */
function expectedFreeSpins(slot: SlotDefinition, counts: number[]): number {
  const limit = slot.freeSpins.maxPerRound;
  const awards = slot.freeSpins.awards.map((spins, i) => ({ spins, p: counts[i + 3]! }));
  const none = 1 - awards.reduce((sum, { p }) => sum + p, 0);
  let next = new Float64Array(limit + 1);
  for (let played = limit - 1; played >= 0; played--) {
    const here = new Float64Array(limit + 1);
    for (let awarded = played + 1; awarded <= limit; awarded++) {
      here[awarded] = 1 + none * next[awarded]!;
      for (const { spins, p } of awards) here[awarded]! += p * next[Math.min(limit, awarded + spins)]!;
    }
    next = here;
  }
  return awards.reduce((sum, { spins, p }) => sum + p * next[Math.min(limit, spins)]!, 0);
}
