import {
  type Cell,
  type LineWin,
  rulesOf,
  type ScatterWin,
  type SlotDefinition,
  type SlotRules,
  type SpinResult,
} from './slot.ts';

type Spots = readonly (readonly number[])[];

/** What a window wins. `spots`: what each cell multiplies a cluster by. */
export function evaluate(slot: SlotDefinition, window: string[][], spots?: Spots): SpinResult {
  const rules = rulesOf(slot);
  const lines = winsOf(rules, window, spots);
  const scatter = scatterWin(rules, window);
  let coins = scatter?.coins ?? 0;
  for (const line of lines) coins += line.coins;
  return { window, lines, scatter, coins };
}

// What follows is gone through for every spin there is, in simulations by the million: it goes over windows without making anything
// but wins.

function winsOf(rules: SlotRules, window: string[][], spots?: Spots): LineWin[] {
  const wins: LineWin[] = [];
  if (rules.way === 'ways') waysWins(rules, window, wins);
  else if (rules.way === 'clusters') clusterWins(rules, window, spots, wins);
  else if (rules.way === 'anywhere') anywhereWins(rules, window, wins);
  else {
    lineWins(rules, window, false, wins);
    if (rules.way === 'both') lineWins(rules, window, true, wins);
  }
  return wins;
}

/** The pay for so many of a kind; 0 below the least. */
export function payFor({ tiers, pays }: Pick<SlotRules, 'tiers' | 'pays'>, symbol: string, count: number): number {
  let tier = tiers.length - 1;
  while (tier >= 0 && count < tiers[tier]!) tier--;
  return tier < 0 ? 0 : (pays[symbol]?.[tier] ?? 0);
}

type Wilds = readonly (readonly [symbol: string, times: number])[];

const wildsOf = new WeakMap<SlotRules['wilds'], Wilds>();

function wildsIn({ wilds }: SlotRules): Wilds {
  const known = wildsOf.get(wilds);
  if (known) return known;
  const listed = Object.entries(wilds);
  wildsOf.set(wilds, listed);
  return listed;
}

/** What a symbol multiplies by in place of another; 0 when it cannot stand there. */
function timesOf(wilds: Wilds, symbol: string): number {
  for (let i = 0; i < wilds.length; i++) if (wilds[i]![0] === symbol) return wilds[i]![1];
  return 0;
}

function lineWins(rules: SlotRules, window: string[][], fromRight: boolean, wins: LineWin[]): void {
  const { lines } = rules;
  const wilds = wildsIn(rules);
  for (let line = 0; line < lines.length; line++) {
    const win = lineWin(rules, wilds, window, line, fromRight);
    // A line that wins over its whole length has won already.
    if (win && !(fromRight && win.count === rules.reels)) wins.push(win);
  }
}

function lineWin(
  rules: SlotRules,
  wilds: Wilds,
  window: string[][],
  line: number,
  fromRight: boolean,
): LineWin | undefined {
  const rows = rules.lines[line]!;
  const last = rules.reels - 1;
  let symbol: string | undefined;
  let count = 0;
  let times = 1;
  for (; count <= last; count++) {
    const reel = fromRight ? last - count : count;
    const next = window[reel]![rows[reel]!]!;
    if (next === symbol) continue;
    const wild = timesOf(wilds, next);
    if (wild > 0) times *= wild;
    else if (symbol === undefined) symbol = next;
    else break;
  }
  if (count < rules.tiers[0]!) return undefined;
  // A line of wilds alone is one of the symbol that pays best.
  symbol ??= rules.symbols[0]!;
  const pay = payFor(rules, symbol, count);
  if (pay === 0) return undefined;
  const cells: Cell[] = [];
  for (let place = 0; place < count; place++) {
    const reel = fromRight ? last - place : place;
    cells.push([reel, rows[reel]!]);
  }
  const win: LineWin = { line, symbol, count, coins: pay * times, cells };
  if (fromRight) win.fromRight = true;
  if (times > 1) win.times = times;
  return win;
}

/** One of a kind on each reel from the left, anywhere in it; a wild counts as often as it multiplies. */
function waysWins(rules: SlotRules, window: string[][], wins: LineWin[]): void {
  const wilds = wildsIn(rules);
  const least = rules.tiers[0]!;
  for (const symbol of rules.symbols) {
    let ways = 1;
    let count = 0;
    for (; count < window.length; count++) {
      let here = 0;
      for (const shown of window[count]!) here += shown === symbol ? 1 : timesOf(wilds, shown);
      if (here === 0) break;
      ways *= here;
    }
    if (count < least) continue;
    const pay = payFor(rules, symbol, count);
    if (pay === 0) continue;
    const cells = cellsOf(window.slice(0, count), (shown) => shown === symbol || timesOf(wilds, shown) > 0);
    wins.push({ symbol, count, ways, coins: pay * ways, cells });
  }
}

function anywhereWins(rules: SlotRules, window: string[][], wins: LineWin[]): void {
  const least = rules.tiers[0]!;
  for (const symbol of rules.symbols) {
    const count = countOf(window, symbol);
    if (count < least) continue;
    const pay = payFor(rules, symbol, count);
    if (pay > 0) wins.push({ symbol, count, coins: pay, cells: cellsOf(window, (shown) => shown === symbol) });
  }
}

/** Equal symbols that touch along their sides. The marks of their cells add up; without any, a cluster counts once. */
function clusterWins(rules: SlotRules, window: string[][], spots: Spots | undefined, wins: LineWin[]): void {
  const least = rules.tiers[0]!;
  /** Of each reel the cells that were seen, as bits. */
  const seen = Array<number>(window.length).fill(0);
  for (let reel = 0; reel < window.length; reel++)
    for (let row = 0; row < window[reel]!.length; row++) {
      if ((seen[reel]! >> row) & 1) continue;
      const count = touching(window, reel, row, seen);
      if (count < least) continue;
      const symbol = window[reel]![row]!;
      const pay = payFor(rules, symbol, count);
      if (pay === 0) continue;
      const cells: Cell[] = [];
      let marks = 0;
      for (let at = 0; at < count; at++) {
        const [x, y] = [cluster[at]! >> 5, cluster[at]! & 31];
        cells.push([x, y]);
        const mark = spots?.[x]?.[y] ?? 1;
        if (mark > 1) marks += mark;
      }
      const times = Math.max(1, marks);
      const win: LineWin = { symbol, count, coins: pay * times, cells };
      if (times > 1) win.times = times;
      wins.push(win);
    }
}

/** The cells of the cluster that was looked at last: reel × 32 + row. */
const cluster = new Int32Array(32 * 32);

/** How many cells of one symbol touch, from one of them on; they are left in `cluster` and marked as seen. */
function touching(window: string[][], reel: number, row: number, seen: number[]): number {
  const symbol = window[reel]![row]!;
  let count = 0;
  cluster[count++] = (reel << 5) | row;
  seen[reel]! |= 1 << row;
  for (let at = 0; at < count; at++) {
    const x = cluster[at]! >> 5;
    const y = cluster[at]! & 31;
    for (let side = 0; side < 4; side++) {
      const nx = side === 0 ? x + 1 : side === 1 ? x - 1 : x;
      const ny = side === 2 ? y + 1 : side === 3 ? y - 1 : y;
      if (nx < 0 || nx >= window.length || ny < 0 || ny >= window[nx]!.length) continue;
      if (window[nx]![ny] !== symbol || (seen[nx]! >> ny) & 1) continue;
      seen[nx]! |= 1 << ny;
      cluster[count++] = (nx << 5) | ny;
    }
  }
  return count;
}

export function scatterWin(rules: SlotRules, window: string[][]): ScatterWin | null {
  if (!rules.scatter) return null;
  const { symbol, from, pays } = rules.scatter;
  const count = countOf(window, symbol);
  if (count < from) return null;
  const tier = Math.min(count - from, pays.length - 1);
  return {
    count,
    cells: cellsOf(window, (shown) => shown === symbol),
    coins: pays[tier]! * rules.stakeCoins,
    freeSpins: rules.freeSpins?.awards[tier] ?? 0,
  };
}

/** How many cells show a symbol. */
export function countOf(window: string[][], symbol: string): number {
  let count = 0;
  for (let reel = 0; reel < window.length; reel++) {
    const column = window[reel]!;
    for (let row = 0; row < column.length; row++) if (column[row] === symbol) count++;
  }
  return count;
}

export function cellsOf(window: string[][], wanted: (shown: string) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (let reel = 0; reel < window.length; reel++)
    for (let row = 0; row < window[reel]!.length; row++) if (wanted(window[reel]![row]!)) cells.push([reel, row]);
  return cells;
}
