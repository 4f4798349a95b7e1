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
  const wins: LineWin[] = [];
  for (const [line, rows] of rules.lines.entries()) {
    const win = lineWin(rules, window, rows, line, false);
    if (win) wins.push(win);
  }
  if (rules.way === 'both')
    for (const [line, rows] of rules.lines.entries()) {
      const win = lineWin(rules, window, rows, line, true);
      // A line that wins over its whole length has won already.
      if (win && win.count < rules.reels) wins.push(win);
    }
  return wins;
}

/** The pay for so many of a kind; 0 below the least. */
export function payFor(rules: SlotRules, symbol: string, count: number): number {
  if (count < rules.tiers[0]!) return 0;
  return rules.pays[symbol]?.[rules.tiers.findLastIndex((least) => count >= least)] ?? 0;
}

function lineWin(
  rules: SlotRules,
  window: string[][],
  rows: readonly number[],
  line: number,
  fromRight: boolean,
): LineWin | undefined {
  const last = rules.reels - 1;
  let symbol: string | undefined;
  let count = 0;
  let times = 1;
  for (; count <= last; count++) {
    const reel = fromRight ? last - count : count;
    const next = window[reel]![rows[reel]!]!;
    const wild = rules.wilds[next];
    if (wild !== undefined) times *= wild;
    else if (symbol === undefined) symbol = next;
    else if (next !== symbol) break;
  }
  // A line of wilds alone is one of the symbol that pays best.
  symbol ??= rules.symbols[0]!;
  const pay = payFor(rules, symbol, count);
  if (pay === 0) return undefined;
  const cells = Array.from({ length: count }, (_, place): Cell => {
    const reel = fromRight ? last - place : place;
    return [reel, rows[reel]!];
  });
  const win: LineWin = { line, symbol, count, coins: pay * times, cells };
  if (fromRight) win.fromRight = true;
  if (times > 1) win.times = times;
  return win;
}

/** One of a kind on each reel from the left, anywhere in it; a wild counts as often as it multiplies. */
function waysWin(rules: SlotRules, window: string[][], symbol: string): LineWin | undefined {
  if (!rules.pays[symbol]) return undefined;
  const weight = (shown: string) => (shown === symbol ? 1 : (rules.wilds[shown] ?? 0));
  let ways = 1;
  let count = 0;
  for (const column of window) {
    let here = 0;
    for (const shown of column) here += weight(shown);
    if (here === 0) break;
    ways *= here;
    count++;
  }
  const pay = payFor(rules, symbol, count);
  if (pay === 0) return undefined;
  return {
    symbol,
    count,
    ways,
    coins: pay * ways,
    cells: cellsOf(window.slice(0, count), (shown) => weight(shown) > 0),
  };
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
  const cells: Cell[] = [];
  for (let reel = 0; reel < window.length; reel++)
    for (let row = 0; row < window[reel]!.length; row++) if (wanted(window[reel]![row]!)) cells.push([reel, row]);
  return cells;
}
