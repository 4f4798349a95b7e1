import { type Amounts, type CountedSpins, roundOf } from './round-fold.ts';
import { rulesOf, type SlotDefinition, type SlotRules } from './slot.ts';

interface LargestWin {
  /** The most that a round can pay, in stakes: its limit, or what its rules come to where that is less. */
  stakes: number;
  /** It comes once in so many rounds: exactly, or at the most where the limit cuts off what the rules would come to. */
  oneIn: number;
  exact: boolean;
}

/** Sums of so many coins are counted in full within a moment; of more, in minutes. */
const soonCounted = 10_000;

/** The largest win of a round and its odds, from the counted outcomes of its spins. */
export function largestWin(slot: SlotDefinition, spins: CountedSpins): LargestWin {
  const rules = rulesOf(slot);
  const { coins, chance } = roundOf(rules, spins, greatest);
  // Where nothing follows the paid spin, the limit is what it comes to.
  const follows = rules.freeSpins ?? rules.respins ?? rules.hold;
  const isCutOff = follows !== null && coins >= rules.maxWin * rules.stakeCoins;
  if (!isCutOff) return { stakes: coins / rules.stakeCoins, oneIn: 1 / chance, exact: true };
  if (rules.maxWin * rules.stakeCoins <= soonCounted)
    return { stakes: rules.maxWin, oneIn: 1 / chanceOfAtLeast(slot, spins, rules.maxWin), exact: true };
  return { stakes: rules.maxWin, oneIn: 1 / chanceAtMost(slot, spins, rules.maxWin), exact: false };
}

/** The greatest sum of coins, and how likely exactly it is. */
const greatest: Amounts<{ coins: number; chance: number }> = {
  none: { coins: 0, chance: 1 },
  of(wins, all, times = 1) {
    let [coins, weight] = [-1, 0];
    for (const [own, count] of wins) if (count > 0 && own > coins) [coins, weight] = [own, count];
    return { coins: coins * times, chance: weight / all };
  },
  sum(pairs) {
    const best = { coins: -1, chance: 0 };
    for (const [a, b] of pairs) {
      const coins = a.coins + b.coins;
      if (coins > best.coins) best.chance = 0;
      if (coins < best.coins) continue;
      best.coins = coins;
      best.chance += a.chance * b.chance;
    }
    return best;
  },
};

/** E[e^(t·coins)] */
const exponential = (t: number): Amounts<number> => ({
  none: 1,
  of(wins, all, times = 1) {
    let sum = 0;
    for (const [coins, weight] of wins) sum += (weight / all) * Math.exp(t * times * coins);
    return sum;
  },
  sum: (pairs) => pairs.reduce((sum, [a, b]) => sum + a * b, 0),
});

/** So small a part of the rounds that come to what is looked for may be mistaken for others. */
const negligible = 1e-7;

/**
 * The chance that a round comes to so many stakes, however rare that is. All sums of coins are found at once by their transform,
 * in which one spin after another is a product. Each amount is weighed with e^(t·coins) beforehand, t chosen so that the wins
 * looked for are no longer rare, and freed from it afterwards: so the smallest chances are as exact as any (Esscher's
 * transform). Sums that are too long for the transform come in at its beginning again: it is so long that they are negligible
 * by Chernoff's bound.
 */
export function chanceOfAtLeast(slot: SlotDefinition, spins: CountedSpins, stakes: number): number {
  const rules = rulesOf(slot);
  const least = Math.ceil(stakes * rules.stakeCoins);
  const { t, log } = tiltTo(rules, spins, least);
  const higher = [1.01, 1.02, 1.05, 1.1, 1.2, 1.5, 2].map((by) => ({ t: by * t, log: logOf(rules, spins, by * t) }));
  for (let length = 2 ** Math.ceil(Math.log2(1.3 * least)); ; length *= 2) {
    const beyond = Math.exp(Math.min(...higher.map((one) => one.log - log - (one.t - t) * length)));
    if (beyond > negligible / 100) continue;
    const sums = weighedSums(rules, spins, t, length, log);
    let part = 0;
    for (let coins = length - 1; coins >= least; coins--) part += sums[coins]! * Math.exp(-t * (coins - least));
    if (beyond < negligible * part) return part * Math.exp(log - t * least);
  }
}

/** No round comes to so many stakes more often than this (Chernoff's bound). */
export function chanceAtMost(slot: SlotDefinition, spins: CountedSpins, stakes: number): number {
  const rules = rulesOf(slot);
  const least = Math.ceil(stakes * rules.stakeCoins);
  const { t, log } = tiltTo(rules, spins, least);
  return Math.exp(log - t * least);
}

const logOf = (rules: SlotRules, spins: CountedSpins, t: number): number =>
  Math.log(roundOf(rules, spins, exponential(t)));

/** The weight per coin by which so many are what a round comes to in the mean, and the logarithm of all rounds weighed so. */
function tiltTo(rules: SlotRules, spins: CountedSpins, coins: number): { t: number; log: number } {
  const t = lowest((by) => logOf(rules, spins, by) - by * coins, 0.01 / coins, 1_000 / coins);
  return { t, log: logOf(rules, spins, t) };
}

/** Where a curve that falls and rises again is lowest, near enough. */
function lowest(curve: (t: number) => number, from: number, to: number): number {
  let [low, high] = [Math.log(from), Math.log(to)];
  while (high - low > 1e-2) {
    const third = (high - low) / 3;
    // Where both have no number any more, it lies below.
    if (curve(Math.exp(low + third)) < curve(Math.exp(high - third)) || !Number.isFinite(curve(Math.exp(high - third))))
      high -= third;
    else low += third;
  }
  return Math.exp((low + high) / 2);
}

interface Complex {
  re: Float64Array;
  im: Float64Array;
}

const complex = (length: number): Complex => ({ re: new Float64Array(length), im: new Float64Array(length) });

/** So many frequencies are gone through at once. */
const together = 512;

/** How likely every sum of coins is when each is weighed with e^(t·coins), among all: by `length` numbers, around which sums run. */
function weighedSums(rules: SlotRules, spins: CountedSpins, t: number, length: number, logOfAll: number): Float64Array {
  const whole = complex(length);
  const half = length / 2;
  /** Of the counted wins of each spin, by how often over they are paid. */
  const known = new Map<unknown, Map<number, Complex>>();
  const transformOf = (wins: Map<number, number>, times: number): Complex => {
    const own = known.get(wins) ?? new Map<number, Complex>();
    known.set(wins, own);
    const before = own.get(times);
    if (before) return before;
    const all = complex(length);
    for (const [coins, weight] of wins) all.re[(coins * times) % length]! += weight * Math.exp(t * times * coins);
    transform(all, 1);
    const made = { re: all.re.slice(0, half + 1), im: all.im.slice(0, half + 1) };
    own.set(times, made);
    return made;
  };
  for (let from = 0; from <= half; from += together) {
    const count = Math.min(together, half + 1 - from);
    const ones = complex(count);
    ones.re.fill(1);
    const part = roundOf<Complex>(rules, spins, {
      none: ones,
      of(wins, all, times = 1) {
        const own = complex(count);
        if (wins instanceof Map) {
          const { re, im } = transformOf(wins, times);
          for (let i = 0; i < count; i++) [own.re[i], own.im[i]] = [re[from + i]! / all, im[from + i]! / all];
          return own;
        }
        for (const [coins, weight] of wins) {
          const part = (weight / all) * Math.exp(t * times * coins);
          const turn = (2 * Math.PI * coins * times) / length;
          for (let i = 0; i < count; i++) {
            own.re[i]! += part * Math.cos(turn * (from + i));
            own.im[i]! += part * Math.sin(turn * (from + i));
          }
        }
        return own;
      },
      sum(pairs) {
        const sum = complex(count);
        for (const [a, b] of pairs) addProduct(sum, a, b);
        return sum;
      },
    });
    whole.re.set(part.re, from);
    whole.im.set(part.im, from);
  }
  for (let k = 1; k < half; k++) {
    whole.re[length - k] = whole.re[k]!;
    whole.im[length - k] = -whole.im[k]!;
  }
  transform(whole, -1);
  const scale = Math.exp(-logOfAll) / length;
  return whole.re.map((one) => Math.max(0, one * scale));
}

function addProduct(sum: Complex, a: Complex, b: Complex): void {
  const { re, im } = sum;
  const { re: ar, im: ai } = a;
  const { re: br, im: bi } = b;
  for (let i = 0; i < re.length; i++) {
    re[i]! += ar[i]! * br[i]! - ai[i]! * bi[i]!;
    im[i]! += ar[i]! * bi[i]! + ai[i]! * br[i]!;
  }
}

/** Fourier's transform in place, without its factor; the length is a power of two (Cooley and Tukey). */
function transform({ re, im }: Complex, sign: 1 | -1): void {
  const { length } = re;
  for (let i = 1, j = 0; i < length; i++) {
    let bit = length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i >= j) continue;
    [re[i], re[j]] = [re[j]!, re[i]!];
    [im[i], im[j]] = [im[j]!, im[i]!];
  }
  const cos = new Float64Array(length / 2);
  const sin = new Float64Array(length / 2);
  for (let k = 0; k < length / 2; k++) {
    cos[k] = Math.cos((2 * Math.PI * k) / length);
    sin[k] = sign * Math.sin((2 * Math.PI * k) / length);
  }
  for (let size = 2; size <= length; size *= 2) {
    const [reach, step] = [size / 2, length / size];
    for (let start = 0; start < length; start += size)
      for (let k = 0; k < reach; k++) {
        const [a, b] = [start + k, start + k + reach];
        const x = re[b]! * cos[k * step]! - im[b]! * sin[k * step]!;
        const y = re[b]! * sin[k * step]! + im[b]! * cos[k * step]!;
        re[b] = re[a]! - x;
        im[b] = im[a]! - y;
        re[a]! += x;
        im[a]! += y;
      }
  }
}
