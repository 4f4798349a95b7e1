/**
 * Finds the figures of a new slot. On strips it changes paying symbols place by place until the exact return is the declared
 * one; what falls by a book it tunes by its pays, as every page is counted and the return is a sum over them. Takes the
 * folder's definition for a draft and writes what it found, with its declared figures, in its place. Never for a released game:
 * node --import tsx packages/games/tools/tune-slot.ts <code> [seed]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  countedSpins,
  exactReturn,
  percentText,
  roundFigures,
  rulesOf,
  type SlotRules,
  simulationStream,
  tumbleOf,
} from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';

const [code = '', seed = '1'] = process.argv.slice(2);
// A draft has no words or art yet, so the list of the games is not asked.
const file = new URL(`../../../games/${code}/definition.json`, import.meta.url);
const draft = rulesOf(JSON.parse(readFileSync(file, 'utf8')) as SlotRules);
const wanted = Number(draft.declared.return) / 100;
const below = simulationStream(Number(seed));
const pick = <T>(of: readonly T[]): T => of[below(of.length)]!;

/** How far the return may be from the declared one: less than half of what the build allows. */
const near = 4e-6;

function tuneStrips(): SlotRules {
  const paying = Object.keys(draft.pays);
  let best = structuredClone(draft) as SlotRules;
  const miss = (slot: SlotRules) => Math.abs(exactReturn(slot).total - wanted);
  let least = miss(best);
  for (let turn = 0; turn < 20_000 && least > near; turn++) {
    const next = structuredClone(best) as { strips: string[][]; freeSpins: { strips: string[][] } | null } & SlotRules;
    const sets = [next.strips, ...(next.freeSpins?.strips.length ? [next.freeSpins.strips] : [])];
    for (let change = 0; change <= below(3); change++) {
      const reel = below(draft.reels);
      const strip = pick(sets)[reel]!;
      const place = below(strip.length);
      const symbol = pick(paying);
      const around = [-2, -1, 1, 2].map((by) => strip[(place + by + strip.length) % strip.length]!);
      const scarce = strip.filter((one) => one === strip[place]).length < 2;
      // Equal symbols stand apart, wilds and scatters stay where the draft has them, and none goes from a reel.
      if (paying.includes(strip[place]!) && !around.includes(symbol) && !scarce) strip[place] = symbol;
    }
    const missed = miss(next);
    if (missed < least) [best, least] = [next, missed];
  }
  return best;
}

/** How often each pay is paid in a round of the book, times what multiplies it there. */
function shareOfPays(book: NonNullable<SlotRules['book']>): Map<string, number> {
  const shares = new Map<string, number>();
  for (let page = 0; page < book.pages; page++) {
    const { steps, bombs } = tumbleOf(draft, book, page);
    const factor = Math.max(
      1,
      bombs.reduce((sum, { times }) => sum + times, 0),
    );
    for (const { symbol, count, times = 1, ways = 1 } of steps.flatMap(({ lines }) => lines)) {
      const key = `${symbol} ${draft.tiers.findLastIndex((tier) => count >= tier)}`;
      shares.set(key, (shares.get(key) ?? 0) + (times * ways * factor) / book.pages);
    }
  }
  return shares;
}

function tunePays(): SlotRules {
  const base = shareOfPays(draft.book!);
  const { freeSpins } = draft;
  // What free spins add is as many of them as a round has, so their shares are added with that weight.
  const counted = freeSpins ? countedSpins(draft) : undefined;
  const rate = counted ? freeSpinsOf(draft, counted) : { perRound: 0, scatters: 0 };
  const free = freeSpins ? shareOfPays(freeSpins.book ?? draft.book!) : new Map<string, number>();
  const share = (key: string) =>
    (base.get(key) ?? 0) + rate.perRound * (freeSpins?.multiplier ?? 0) * (free.get(key) ?? 0);
  const pays = structuredClone(draft.pays) as Record<string, number[]>;
  const total = () =>
    Object.entries(pays).reduce(
      (sum, [symbol, own]) => own.reduce((all, pay, tier) => all + pay * share(`${symbol} ${tier}`), sum),
      0,
    ) /
      draft.stakeCoins +
    rate.scatters;
  let least = Math.abs(total() - wanted);
  for (let turn = 0; turn < 400_000 && least > near; turn++) {
    const kept = structuredClone(pays);
    for (let change = 0; change <= below(3); change++) {
      const own = pays[pick(Object.keys(pays))]!;
      const tier = below(own.length);
      const by = pick([-1, 1]) * Math.max(1, Math.round((own[tier]! * below(8)) / 100));
      const next = own[tier]! + by;
      if (next >= Math.max(1, own[tier - 1] ?? 1) && next <= (own[tier + 1] ?? next)) own[tier] = next;
    }
    const missed = Math.abs(total() - wanted);
    if (missed < least) least = missed;
    else Object.assign(pays, kept);
  }
  return { ...draft, pays };
}

/** Expected free spins in a round, and what scatters pay in all of it. */
function freeSpinsOf(rules: SlotRules, { base, free }: ReturnType<typeof countedSpins>) {
  const { awards, multiplier } = rules.freeSpins!;
  const of = (cycle: typeof base, each: (tier: number) => number) =>
    [...cycle.counts].reduce(
      (sum, [tier, wins]) =>
        sum + (tier > 0 ? ([...wins.values()].reduce((a, b) => a + b, 0) / cycle.outcomes) * each(tier - 1) : 0),
      0,
    );
  const award = (tier: number) => awards[tier] ?? 0;
  const pay = (tier: number) => rules.scatter!.pays[tier]!;
  const perRound = of(base, award) / (1 - of(free[0]!, award));
  return { perRound, scatters: of(base, pay) + perRound * multiplier * of(free[0]!, pay) };
}

const found = draft.book ? tunePays() : tuneStrips();
const figures = roundFigures(found, countedSpins(found));
const volatilities = { low: 2.5, 'low to medium': 3.5, medium: 5, 'medium to high': 8, high: Number.POSITIVE_INFINITY };
const chained = found.freeSpins ?? found.respins ?? found.hold;
const maxWin = chained ? found.maxWin : Math.ceil(figures.largestWithWheel);
const declared = {
  ...draft.declared,
  hitRate: percentText(figures.hitRate),
  deviation: figures.deviation.toFixed(2),
  volatility: Object.entries(volatilities).find(([, limit]) => figures.deviation < limit)![0],
  maxWin,
};
const written = slotDefinition.parse({ ...found, maxWin, declared });
writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
process.stdout.write(
  `${JSON.stringify({ exact: found.book ? null : exactReturn(found), figures, pays: found.pays }, null, 1)}\n`,
);
