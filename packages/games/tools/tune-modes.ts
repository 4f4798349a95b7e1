/**
 * Gives a slot with free spins an ante and a bonus buy. Ante: the strips of the paid spin with more scatters, tuned symbol by symbol
 * until a round at 1.25 times the stake returns what the plain spin does. Buy: strips that show the fewest scatters that win free
 * spins in every window, for so many whole stakes. Writes a new version of the definition with the declared figures, and keeps the
 * former one: node --import tsx packages/games/tools/tune-modes.ts <code> [seed]
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import {
  countedSpins,
  exactReturn,
  largestWin,
  percentText,
  roundFigures,
  rulesInMode,
  rulesOf,
  type SlotDefinition,
  type SlotMode,
  type SlotRules,
  simulationStream,
} from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';

const [code = '', seed = '1'] = process.argv.slice(2);
const folder = new URL(`../../../games/${code}/`, import.meta.url);
const read = JSON.parse(readFileSync(new URL('definition.json', folder), 'utf8')) as SlotDefinition;
const slot = rulesOf(read);
const { freeSpins, scatter, rows, stakeCoins } = slot;
if (!freeSpins || !scatter || slot.book || slot.colossal)
  throw new Error(`${code} has no strips that lead to free spins`);
const below = simulationStream(Number(seed));
const wanted = exactReturn(slot).total;

/** How far the return of a mode may be from that of the plain spin: less than its second decimal shows. */
const near = 4e-5;

const modeWith = (id: SlotMode['id'], cost: number, strips: string[][]): SlotMode => ({
  id,
  cost,
  strips,
  declared: { return: '0', hitRate: '0', profitRate: '0', deviation: '0', largestWinOneIn: 1 },
});
const coinsOf = (strips: string[][]) => exactReturn(rulesInMode(slot, modeWith('ante', 1, strips))).total * stakeCoins;

/** Changes paying symbols, place by place, until a round at this cost returns what is wanted. */
function tuned(start: string[][], cost: number): string[][] | undefined {
  const paying = Object.keys(slot.pays);
  let best = start;
  let least = Math.abs(coinsOf(best) / cost - wanted);
  for (let turn = 0; turn < 40_000 && least > near; turn++) {
    const next = best.map((strip) => strip.slice());
    for (let change = 0; change <= below(3); change++) {
      const strip = next[below(next.length)]!;
      const place = below(strip.length);
      const symbol = paying[below(paying.length)]!;
      const around = [-2, -1, 1, 2].map((by) => strip[(place + by + strip.length) % strip.length]!);
      if (paying.includes(strip[place]!) && !around.includes(symbol)) strip[place] = symbol;
    }
    const missed = Math.abs(coinsOf(next) / cost - wanted);
    if (missed < least) [best, least] = [next, missed];
  }
  return least > near ? undefined : best;
}

/** The mode at the first of these costs at which strips can be tuned. */
function modeAt(id: SlotMode['id'], costs: number[], strips: string[][]): SlotMode {
  for (const cost of costs) {
    const own = tuned(strips, cost);
    if (own) return declared(modeWith(id, cost, own));
  }
  throw new Error(`no strips of ${code} return ${wanted} at ${costs.join(', ')} coins`);
}

/** The strips with a scatter more on one reel after another, none within a window of another, until free spins come twice as often. */
function withScatters(): string[][] {
  const strips = slot.strips.map((strip) => strip.slice());
  const { triggerRate } = exactReturn(slot);
  const rate = () => exactReturn(rulesInMode(slot, modeWith('ante', 1, strips))).triggerRate;
  for (let reel = 0; rate() < 2 * triggerRate; reel = (reel + 1) % slot.reels) {
    const strip = strips[reel]!;
    if (!strip.includes(scatter!.symbol)) continue;
    const free = strip.flatMap((symbol, place) => {
      const near = Array.from(
        { length: 2 * rows - 1 },
        (_, by) => strip[(place + by - rows + 1 + strip.length) % strip.length],
      );
      return symbol in slot.pays && !near.includes(scatter!.symbol) ? [place] : [];
    });
    if (free.length > 0) strip[free[below(free.length)]!] = scatter!.symbol;
  }
  return strips;
}

/** Strips of which the first, the last and those between show one scatter in every window, as many as win free spins. */
function bought(): string[][] {
  const shown = [0, slot.reels - 1, 2, 1, 3].filter((reel, at, all) => reel < slot.reels && all.indexOf(reel) === at);
  const reels = shown.filter((reel) => slot.strips[reel]!.includes(scatter!.symbol)).slice(0, scatter!.from);
  return slot.strips.map((strip, reel) => {
    const others = strip.filter((symbol) => symbol in slot.pays);
    if (!reels.includes(reel))
      return strip.map((symbol, at) => (symbol === scatter!.symbol ? others[at % others.length]! : symbol));
    return others
      .slice(0, Math.floor(others.length / (rows - 1)) * (rows - 1))
      .flatMap((symbol, at) => (at % (rows - 1) === 0 ? [scatter!.symbol, symbol] : [symbol]));
  });
}

function declared(mode: SlotMode): SlotMode {
  const rules = rulesInMode(slot, mode);
  const spins = countedSpins(rules);
  const figures = roundFigures(rules, spins, mode.cost);
  return {
    ...mode,
    declared: {
      return: percentText(figures.return),
      hitRate: percentText(figures.hitRate),
      profitRate: percentText(figures.profitRate),
      deviation: figures.deviation.toFixed(2),
      largestWinOneIn: Number(largestWin(rules, spins).oneIn.toPrecision(2)),
    },
  };
}

const ante = modeAt('ante', [Math.round(stakeCoins * 1.25)], withScatters());
const strips = bought();
const price = coinsOf(strips) / wanted;
// Whole stakes where that is possible, or halves, or tenths of one.
const steps = [1, 2, 10].filter((part) => stakeCoins % part === 0).map((part) => stakeCoins / part);
const buy = modeAt('buy', [...new Set(steps.map((step) => Math.round(price / step) * step))], strips);

const version = slot.version + 1;
const { declared: figures, ...rest } = slot;
const next: SlotRules = { ...rest, version, modes: [ante, buy], declared: figures };
slotDefinition.parse(next);
const former = new URL(`definition-${slot.version}.json`, folder);
if (existsSync(former)) throw new Error(`${former.pathname} is there already`);
renameSync(new URL('definition.json', folder), former);
writeFileSync(new URL('definition.json', folder), `${JSON.stringify(next, null, 2)}\n`);
for (const { id, cost, declared: own } of next.modes)
  process.stdout.write(`${code} ${id}: ${cost} coins, ${cost / stakeCoins} stakes, ${JSON.stringify(own)}\n`);
