import { finallyHeld } from './hold.ts';
import { freeStrips, rulesOf, type SlotDefinition, type SlotRules, type Strips, variantsOf } from './slot.ts';

/** How a round's value comes about, all exact. Returns as fractions of the stake. */
export interface ExactReturn {
  /** What symbols win in the paid spin. */
  lines: number;
  scatters: number;
  /** The paid spin without anything that follows: lines + scatters. */
  spin: number;
  /** Expected free spins awarded by one paid spin. */
  spinsPerSpin: number;
  /** Probability that a paid spin awards free spins, or has coins held. */
  triggerRate: number;
  /** Expected free spins in a round, the limit on their number included. */
  freeSpinsPerRound: number;
  /** Of one free spin, multiplier included. */
  freeSpin: number;
  /** Of all respins, of the coins that are held, or of the wheel. */
  besides: number;
  total: number;
}

/**
 * First method: the return by analysis, for what is played on strips. A cell of a reel shows each symbol with its share of the
 * strip, so a line's value is a product of shares; ways are products of expected counts; scatters, coins and symbols that
 * expand are sums over independent reels. Nothing is enumerated.
 */
export function exactReturn(slot: SlotDefinition): ExactReturn {
  const rules = rulesOf(slot);
  const { freeSpins, hold, respins, stakeCoins, sticky, wheel } = rules;
  const paid = spinValue(rules, false);
  const lines = respins ? respinValue(rules, 0, false) / stakeCoins : paid.lines;
  const base = { pays: paid.scatters, tiers: paid.tiers };
  const spin = lines + base.pays;
  let freeSpinsPerRound = 0;
  let freeSpin = 0;
  if (freeSpins) {
    const free = spinValue(rules, true);
    freeSpinsPerRound = expectedFreeSpins(rules, base.tiers, free.tiers);
    freeSpin = freeSpins.multiplier * (free.lines + free.scatters);
    if (sticky) freeSpin = (freeSpins.multiplier * stickyValue(rules, base.tiers)) / stakeCoins / freeSpinsPerRound;
  }
  const held = hold ? heldValue(rules) : { rate: 0, value: 0 };
  const turned = wheel ? wheelValue(wheel.parts) * base.tiers.reduce((sum, p) => sum + p, 0) : 0;
  const besides = respins ? respinValue(rules, 0, true) / stakeCoins - lines : held.value / stakeCoins + turned;
  return {
    lines,
    scatters: base.pays,
    spin,
    spinsPerSpin: base.tiers.reduce((sum, p, i) => sum + p * (freeSpins?.awards[i] ?? 0), 0),
    triggerRate: hold ? held.rate : base.tiers.reduce((sum, p) => sum + p, 0),
    freeSpinsPerRound,
    freeSpin,
    besides,
    total: spin + freeSpinsPerRound * freeSpin + besides,
  };
}

/** μ(1 + E·M/(1 − E)): the same total as long as no limit on the number of free spins is reached. */
export function unlimitedReturn(exact: ExactReturn, multiplier: number): number {
  return exact.spin * (1 + (exact.spinsPerSpin * multiplier) / (1 - exact.spinsPerSpin));
}

/** Of one spin in stakes, over all that can be drawn beside the stops: the mean of its strips, by their weights. */
function spinValue(rules: SlotRules, free: boolean): { lines: number; scatters: number; tiers: number[] } {
  const variants = variantsOf(rules, free);
  const all = variants.reduce((sum, { weight }) => sum + weight, 0);
  const mean = { lines: 0, scatters: 0, tiers: (rules.scatter?.pays ?? []).map(() => 0) };
  for (const { weight, strips } of variants) {
    const share = weight / all;
    const { pays, tiers } = scatterValue(rules, strips);
    const expanding = free ? expandingValue(rules, strips) : 0;
    mean.lines += (share * (windowValue(rules, strips) + expanding)) / rules.stakeCoins;
    mean.scatters += share * pays;
    for (const [tier, p] of tiers.entries()) mean.tiers[tier]! += share * p;
  }
  return mean;
}

const wheelValue = (parts: readonly number[]): number => parts.reduce((sum, pays) => sum + pays, 0) / parts.length;

/** Expected coins of a window by its lines or ways. */
function windowValue(slot: SlotDefinition, strips: Strips): number {
  const rules = rulesOf(slot);
  if (rules.way === 'ways') return waysValue(rules, strips);
  const shares = strips.map((strip) => sharesOf(strip));
  return rules.lines.length * lineValue(rules, shares);
}

type Shares = ReadonlyMap<string, number>;

function sharesOf(strip: readonly string[]): Shares {
  const shares = new Map<string, number>();
  for (const symbol of strip) shares.set(symbol, (shares.get(symbol) ?? 0) + 1 / strip.length);
  return shares;
}

/** Expected coins of one line that shows each symbol with these shares, reel by reel. */
function lineValue(rules: SlotRules, shares: readonly Shares[]): number {
  const fromLeft = runsValue(rules, shares, rules.reels);
  return rules.way === 'both' ? fromLeft + runsValue(rules, [...shares].reverse(), rules.reels - 1) : fromLeft;
}

/** Of runs from the first of these reels on, up to so long a run. */
function runsValue(rules: SlotRules, shares: readonly Shares[], longest: number): number {
  const { pays, wilds, tiers, symbols } = rules;
  const wildOf = (reel: Shares, times: boolean) =>
    Object.entries(wilds).reduce((sum, [wild, by]) => sum + (reel.get(wild) ?? 0) * (times ? by : 1), 0);
  let value = 0;
  for (const [symbol, own] of Object.entries(pays)) {
    let run = 1;
    let wildsAlone = 1;
    for (let count = 1; count <= longest; count++) {
      const reel = shares[count - 1]!;
      run *= (reel.get(symbol) ?? 0) + wildOf(reel, true);
      wildsAlone *= wildOf(reel, true);
      const tier = tiers.findLastIndex((least) => count >= least);
      if (tier < 0) continue;
      const next = shares[count];
      const ends = next ? 1 - (next.get(symbol) ?? 0) - wildOf(next, false) : 1;
      // A run of wilds that another symbol follows is that symbol's; a whole line of them is the best one's.
      const mine = !next && symbol === symbols[0] ? run : run - wildsAlone;
      value += own[tier]! * mine * ends;
    }
  }
  return value;
}

function waysValue(rules: SlotRules, strips: Strips): number {
  let value = 0;
  for (const [symbol, own] of Object.entries(rules.pays)) {
    const weight = (shown: string) => (shown === symbol ? 1 : (rules.wilds[shown] ?? 0));
    let ways = 1;
    for (let count = 1; count <= rules.reels; count++) {
      const strip = strips[count - 1]!;
      ways *= (rules.rows * strip.reduce((sum, shown) => sum + weight(shown), 0)) / strip.length;
      const tier = rules.tiers.findLastIndex((least) => count >= least);
      const next = strips[count];
      if (tier >= 0)
        value += own[tier]! * ways * (next ? seenCounts(next, rules.rows, (one) => weight(one) > 0)[0]! : 1);
    }
  }
  return value;
}

/** Probability that a window of the reel shows none, one, two … of what is counted. */
function seenCounts(strip: readonly string[], rows: number, counted: (symbol: string) => boolean): number[] {
  const counts = Array<number>(rows + 1).fill(0);
  for (let stop = 0; stop < strip.length; stop++) {
    let seen = 0;
    for (let row = 0; row < rows; row++) if (counted(strip[(stop + row) % strip.length]!)) seen++;
    counts[seen]! += 1 / strip.length;
  }
  return counts;
}

/** Probability of none, one, two … on all reels together, which stand apart. */
function countsOnAll(rules: SlotRules, strips: Strips, counted: (symbol: string) => boolean): number[] {
  return strips.reduce<number[]>(
    (all, strip) => {
      const own = seenCounts(strip, rules.rows, counted);
      const sum = Array<number>(all.length + own.length - 1).fill(0);
      for (const [a, p] of all.entries()) for (const [b, q] of own.entries()) sum[a + b]! += p * q;
      return sum;
    },
    [1],
  );
}

function scatterValue(rules: SlotRules, strips: Strips): { pays: number; tiers: number[] } {
  const { scatter } = rules;
  if (!scatter) return { pays: 0, tiers: [] };
  const counts = countsOnAll(rules, strips, (symbol) => symbol === scatter.symbol);
  const tiers = scatter.pays.map((_, tier) =>
    counts.reduce(
      (sum, p, count) =>
        count >= scatter.from && Math.min(count - scatter.from, scatter.pays.length - 1) === tier ? sum + p : sum,
      0,
    ),
  );
  return { pays: scatter.pays.reduce((sum, pay, tier) => sum + pay * tiers[tier]!, 0), tiers };
}

/** A symbol that expands, the mean of those that may. */
function expandingValue(rules: SlotRules, strips: Strips): number {
  const { expanding } = rules.freeSpins!;
  let value = 0;
  for (const symbol of expanding) {
    let reels = [1];
    for (const strip of strips) {
      const shows = 1 - seenCounts(strip, rules.rows, (one) => one === symbol)[0]!;
      reels = [...reels, 0].map((p, count) => p * (1 - shows) + (reels[count - 1] ?? 0) * shows);
    }
    for (const [count, p] of reels.entries()) {
      const tier = rules.tiers.findLastIndex((least) => count >= least);
      if (tier >= 0) value += (p * rules.pays[symbol]![tier]! * rules.lines.length) / expanding.length;
    }
  }
  return value;
}

/** Coins that are held: how many in the mean, and the chance of all. */
function heldValue(rules: SlotRules): { rate: number; value: number } {
  const hold = rules.hold!;
  const cells = rules.reels * rules.rows;
  const weights = hold.values.reduce((sum, [, weight]) => sum + weight, 0);
  const mean = hold.values.reduce((sum, [coins, weight]) => sum + (coins * weight) / weights, 0);
  let rate = 0;
  let value = 0;
  for (const [seen, p] of countsOnAll(rules, rules.strips, (symbol) => symbol === hold.symbol).entries()) {
    if (seen < hold.from) continue;
    rate += p;
    for (const [count, chance] of finallyHeld(hold, cells, seen).entries())
      value += p * chance * (count * mean + (count === cells ? hold.full : 0));
  }
  return { rate, value };
}

/** Coins of a spin with those reels standing, filled by a wild; of all that follow it as well, when they are wanted. */
function respinValue(rules: SlotRules, held: number, follow: boolean, known = new Map<number, number>()): number {
  const before = known.get(held);
  if (before !== undefined) return before;
  const { strips, wilds, rows } = rules;
  const wild = Object.keys(wilds)[0]!;
  const isWild = (symbol: string) => symbol in wilds;
  const full: Shares = new Map([[wild, 1]]);
  const open = strips.flatMap((strip, reel) => ((held >> reel) & 1 || !strip.some(isWild) ? [] : [reel]));
  let value = 0;
  for (let some = 0; some < 2 ** open.length; some++) {
    const filled = open.filter((_, i) => some & (1 << i)).reduce((mask, reel) => mask | (1 << reel), 0);
    let chance = 1;
    /** Of each row apart: where no wild is seen, what stands near one on the strip is seen less. */
    const shown = strips.map((strip, reel): Shares[] => {
      if (((held | filled) >> reel) & 1) {
        if ((filled >> reel) & 1) chance *= 1 - seenCounts(strip, rows, isWild)[0]!;
        return Array<Shares>(rows).fill(full);
      }
      const stops = strip
        .map((_, stop) => Array.from({ length: rows }, (__, row) => strip[(stop + row) % strip.length]!))
        .filter((column) => !column.some(isWild));
      chance *= stops.length / strip.length;
      return Array.from({ length: rows }, (_, row) => sharesOf(stops.map((column) => column[row]!)));
    });
    const own = rules.lines.reduce(
      (sum, line) =>
        sum +
        lineValue(
          rules,
          line.map((row, reel) => shown[reel]![row]!),
        ),
      0,
    );
    value += chance * (own + (follow && filled > 0 ? respinValue(rules, held | filled, true, known) : 0));
  }
  known.set(held, value);
  return value;
}

/**
 * Coins of all free spins in which wilds stay, multiplier aside. A reel's wilds know nothing of another's, so each has a chain
 * of its own over the rows on which they stand, and a line is a product of shares at every spin.
 */
function stickyValue(rules: SlotRules, base: readonly number[]): number {
  const { rows, wilds, reels } = rules;
  const strips = freeStrips(rules);
  const wild = Object.keys(wilds)[0]!;
  const { awards } = rules.freeSpins!;
  const rowBits = (strip: readonly string[], stop: number): number =>
    Array.from({ length: rows }, (_, row) => (strip[(stop + row) % strip.length] === wild ? 1 << row : 0)).reduce(
      (bits, bit) => bits | bit,
      0,
    );
  /** Of each reel: the chance of every set of rows on which wilds stand before the spin. */
  let before = strips.map(() => Array.from({ length: 1 << rows }, (_, set): number => (set === 0 ? 1 : 0)));
  const plain = strips.map(sharesOf);
  let value = 0;
  for (let spin = 1; spin <= Math.max(...awards); spin++) {
    const shown = strips.map((_, reel) =>
      Array.from({ length: rows }, (__, row): Shares => {
        const free = before[reel]!.reduce((sum, p, set) => (set & (1 << row) ? sum : sum + p), 0);
        const shares = new Map([...plain[reel]!].map(([symbol, share]) => [symbol, share * free]));
        return shares.set(wild, (shares.get(wild) ?? 0) + 1 - free);
      }),
    );
    const played = base.reduce((sum, p, tier) => (awards[tier]! >= spin ? sum + p : sum), 0);
    for (const line of rules.lines)
      value +=
        played *
        lineValue(
          rules,
          Array.from({ length: reels }, (_, reel) => shown[reel]![line[reel]!]!),
        );
    before = strips.map((strip, reel) => {
      const after = before[reel]!.map(() => 0);
      for (const [set, p] of before[reel]!.entries())
        for (let stop = 0; stop < strip.length; stop++) after[set | rowBits(strip, stop)]! += p / strip.length;
      return after;
    });
  }
  return value;
}

/** Free spins in a round from a table over (played, awarded), which knows the limit per round. */
function expectedFreeSpins({ freeSpins }: SlotRules, base: readonly number[], free: readonly number[]): number {
  const { maxPerRound: limit, awards } = freeSpins!;
  const none = 1 - free.reduce((sum, p) => sum + p, 0);
  let next = new Float64Array(limit + 1);
  for (let played = limit - 1; played >= 0; played--) {
    const here = new Float64Array(limit + 1);
    for (let awarded = played + 1; awarded <= limit; awarded++) {
      here[awarded] = 1 + none * next[awarded]!;
      for (const [tier, p] of free.entries()) here[awarded]! += p * next[Math.min(limit, awarded + awards[tier]!)]!;
    }
    next = here;
  }
  return base.reduce((sum, p, tier) => sum + p * next[Math.min(limit, awards[tier]!)]!, 0);
}
