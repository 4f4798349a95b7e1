import {
  type Cell,
  type LineWin,
  rulesOf,
  type ScatterWin,
  type SlotDefinition,
  type SlotRules,
  type SpinResult,
} from './slot.ts';

/** What a window wins. `spots`: what each cell multiplies a cluster by. */
export function evaluate(slot: SlotDefinition, window: string[][], spots?: readonly (readonly number[])[]): SpinResult {
  const rules = rulesOf(slot);
  const lines = winsOf(rules, window, spots);
  const scatter = scatterWin(rules, window);
  const coins = lines.reduce((sum, win) => sum + win.coins, 0) + (scatter?.coins ?? 0);
  return { window, lines, scatter, coins };
}

function winsOf(rules: SlotRules, window: string[][], spots?: readonly (readonly number[])[]): LineWin[] {
  if (rules.way === 'ways') return rules.symbols.flatMap((symbol) => waysWin(rules, window, symbol) ?? []);
  if (rules.way === 'clusters') return clusterWins(rules, window, spots);
  if (rules.way === 'anywhere') return rules.symbols.flatMap((symbol) => anywhereWin(rules, window, symbol) ?? []);
  const fromLeft = rules.lines.flatMap((rows, line) => lineWin(rules, window, rows, line, false) ?? []);
  if (rules.way === 'lines') return fromLeft;
  // A line that wins over its whole length has won already.
  const fromRight = rules.lines.flatMap((rows, line) => lineWin(rules, window, rows, line, true) ?? []);
  return [...fromLeft, ...fromRight.filter(({ count }) => count < rules.reels)];
}

/** The pay for so many of a kind; 0 below the least. */
export function payFor(rules: SlotRules, symbol: string, count: number): number {
  const tier = rules.tiers.findLastIndex((least) => count >= least);
  return tier < 0 ? 0 : (rules.pays[symbol]?.[tier] ?? 0);
}

function lineWin(
  rules: SlotRules,
  window: string[][],
  rows: readonly number[],
  line: number,
  fromRight: boolean,
): LineWin | undefined {
  const places = rows.map((row, reel): Cell => [reel, row]);
  if (fromRight) places.reverse();
  const shown = places.map(([reel, row]) => window[reel]![row]!);
  // A line of wilds alone is one of the symbol that pays best.
  const symbol = shown.find((one) => !(one in rules.wilds)) ?? rules.symbols[0]!;
  if (!rules.pays[symbol]) return undefined;
  let count = 0;
  let times = 1;
  while (count < shown.length) {
    const next = shown[count]!;
    const wild = rules.wilds[next];
    if (next !== symbol && wild === undefined) break;
    times *= wild ?? 1;
    count++;
  }
  const pay = payFor(rules, symbol, count);
  if (pay === 0) return undefined;
  const win: LineWin = { line, symbol, count, coins: pay * times, cells: places.slice(0, count) };
  if (fromRight) win.fromRight = true;
  if (times > 1) win.times = times;
  return win;
}

/** One of a kind on each reel from the left, anywhere in it; a wild counts as often as it multiplies. */
function waysWin(rules: SlotRules, window: string[][], symbol: string): LineWin | undefined {
  if (!rules.pays[symbol]) return undefined;
  let ways = 1;
  let count = 0;
  const cells: Cell[] = [];
  for (const [reel, column] of window.entries()) {
    let here = 0;
    for (const [row, shown] of column.entries()) {
      const weight = shown === symbol ? 1 : (rules.wilds[shown] ?? 0);
      if (weight > 0) cells.push([reel, row]);
      here += weight;
    }
    if (here === 0) break;
    ways *= here;
    count++;
  }
  const pay = payFor(rules, symbol, count);
  return pay === 0 ? undefined : { symbol, count, ways, coins: pay * ways, cells };
}

function anywhereWin(rules: SlotRules, window: string[][], symbol: string): LineWin | undefined {
  const cells = cellsOf(window, (shown) => shown === symbol);
  const pay = payFor(rules, symbol, cells.length);
  return pay === 0 ? undefined : { symbol, count: cells.length, coins: pay, cells };
}

/** Equal symbols that touch along their sides. The marks of their cells add up; without any, a cluster counts once. */
function clusterWins(rules: SlotRules, window: string[][], spots?: readonly (readonly number[])[]): LineWin[] {
  const seen = window.map((column) => column.map(() => false));
  const wins: LineWin[] = [];
  for (const [reel, column] of window.entries())
    for (const [row, symbol] of column.entries()) {
      if (seen[reel]![row] || !rules.pays[symbol]) continue;
      const cells: Cell[] = [[reel, row]];
      seen[reel]![row] = true;
      for (let at = 0; at < cells.length; at++) {
        const [x, y] = cells[at]!;
        for (const [nx, ny] of [
          [x + 1, y],
          [x - 1, y],
          [x, y + 1],
          [x, y - 1],
        ] as const)
          if (window[nx]?.[ny] === symbol && !seen[nx]![ny]) {
            seen[nx]![ny] = true;
            cells.push([nx, ny]);
          }
      }
      const pay = payFor(rules, symbol, cells.length);
      if (pay === 0) continue;
      const times = Math.max(
        1,
        cells.reduce((sum, [x, y]) => sum + marked(spots?.[x]?.[y]), 0),
      );
      const win: LineWin = { symbol, count: cells.length, coins: pay * times, cells };
      if (times > 1) win.times = times;
      wins.push(win);
    }
  return wins;
}

const marked = (spot = 1): number => (spot > 1 ? spot : 0);

export function scatterWin(rules: SlotRules, window: string[][]): ScatterWin | null {
  if (!rules.scatter) return null;
  const { symbol, from, pays } = rules.scatter;
  const cells = cellsOf(window, (shown) => shown === symbol);
  if (cells.length < from) return null;
  const tier = Math.min(cells.length - from, pays.length - 1);
  return {
    count: cells.length,
    cells,
    coins: pays[tier]! * rules.stakeCoins,
    freeSpins: rules.freeSpins?.awards[tier] ?? 0,
  };
}

export function cellsOf(window: string[][], wanted: (shown: string) => boolean): Cell[] {
  return window.flatMap((column, reel) => column.flatMap((shown, row): Cell[] => (wanted(shown) ? [[reel, row]] : [])));
}
