import { simulationStream } from '../fair/seeded.ts';
import { type Cycle, Tally } from './count-spins.ts';
import { type Book, rulesOf, type SlotDefinition } from './slot.ts';

/**
 * Every page of a book, counted: written again on packed cells and without any of the code that plays, so that the two can be
 * held against one another page by page.
 */
export function countPages(slot: SlotDefinition, book: Book, every = 1): Cycle {
  const rules = rulesOf(slot);
  const tally = new Tally(rules.maxWin * rules.stakeCoins);
  const worth = pageCounter(slot, book);
  let outcomes = 0;
  for (let page = 0; page < book.pages; page += every, outcomes++) {
    const { coins, tier } = worth(page);
    tally.add(tier, coins);
  }
  return { outcomes, counts: tally.counts() };
}

/** The board of a page while it is counted. Cell (reel, height) is at reel · rows + height, height 0 at the bottom. */
interface Cells {
  reels: number;
  rows: number;
  /** pay[symbol · (cells + 1) + count] */
  pay: Float64Array;
  /** Which symbols pay at all. */
  pays: readonly boolean[];
  board: Int8Array;
  marks: Float64Array;
  /** What a win takes off the board. */
  gone: Uint8Array;
  /** How many cells of each reel there are; where rows vary, the others stay empty. */
  high: Int32Array;
}

/** Wins of symbols in any place. */
function anywhere({ pay, pays, board, gone }: Cells): () => number {
  const cells = board.length;
  return () => {
    const counts = new Int32Array(pays.length);
    for (let at = 0; at < cells; at++) counts[board[at]!]!++;
    let won = 0;
    for (let id = 0; id < pays.length; id++) {
      const own = pay[id * (cells + 1) + counts[id]!]!;
      if (own === 0) continue;
      won += own;
      for (let at = 0; at < cells; at++) if (board[at] === id) gone[at] = 1;
    }
    return won;
  };
}

/** Wins of symbols that lie side by side. */
function clusters({ rows, pay, board, marks, gone }: Cells): () => number {
  const cells = board.length;
  const visited = new Uint8Array(cells);
  const stack = new Int32Array(cells);
  const group = new Int32Array(cells);
  const neighbours = new Int32Array(4);
  return () => {
    visited.fill(0);
    let won = 0;
    for (let start = 0; start < cells; start++) {
      if (visited[start]) continue;
      const id = board[start]!;
      let size = 0;
      let depth = 0;
      stack[depth++] = start;
      visited[start] = 1;
      while (depth > 0) {
        const at = stack[--depth]!;
        group[size++] = at;
        const height = at % rows;
        neighbours[0] = height > 0 ? at - 1 : at;
        neighbours[1] = height < rows - 1 ? at + 1 : at;
        neighbours[2] = at >= rows ? at - rows : at;
        neighbours[3] = at < cells - rows ? at + rows : at;
        for (let side = 0; side < 4; side++) {
          const to = neighbours[side]!;
          if (visited[to] !== 0 || board[to] !== id) continue;
          visited[to] = 1;
          stack[depth++] = to;
        }
      }
      const own = pay[id * (cells + 1) + size]!;
      if (own === 0) continue;
      let marked = 0;
      for (let i = 0; i < size; i++) {
        const at = group[i]!;
        gone[at] = 1;
        if (marks[at]! > 1) marked += marks[at]!;
      }
      won += own * Math.max(1, marked);
    }
    return won;
  };
}

/** Wins of symbols on reels from the left on. */
function ways({ reels, rows, pay, pays, board, gone, high }: Cells): () => number {
  const cells = board.length;
  return () => {
    let won = 0;
    for (let id = 0; id < pays.length; id++) {
      if (!pays[id]) continue;
      let product = 1;
      let reach = 0;
      for (; reach < reels; reach++) {
        let here = 0;
        for (let at = reach * rows; at < reach * rows + high[reach]!; at++) if (board[at] === id) here++;
        if (here === 0) break;
        product *= here;
      }
      const own = pay[id * (cells + 1) + reach]!;
      if (own === 0) continue;
      won += own * product;
      for (let at = 0; at < reach * rows; at++) if (board[at] === id) gone[at] = 1;
    }
    return won;
  };
}

function winsOf(way: string): (cells: Cells) => () => number {
  return way === 'clusters' ? clusters : way === 'ways' ? ways : anywhere;
}

/** What one page is worth, and the award of free spins that it leads to, from 1. */
export function pageCounter(slot: SlotDefinition, book: Book): (page: number) => { coins: number; tier: number } {
  const rules = rulesOf(slot);
  const { reels, rows, symbols, tiers, scatter, stakeCoins } = rules;
  const { mostOfCell, bombs } = rules.tumble!;
  const heights = rules.heights?.flatMap(([high, weight]) => Array<number>(weight).fill(high));
  const ids = new Map(symbols.map((symbol, id) => [symbol, id]));
  const deck = Uint8Array.from(
    Object.entries(book.weights).flatMap(([symbol, weight]) => Array<number>(weight).fill(ids.get(symbol)!)),
  );
  const bomb = bombs ? ids.get(bombs.symbol)! : -1;
  const values = bombs ? bombs.values.flatMap(([times, weight]) => Array<number>(weight).fill(times)) : [];
  const seen = scatter ? ids.get(scatter.symbol)! : -1;
  const cells = reels * rows;
  /** pay[symbol · (cells + 1) + count] */
  const pay = new Float64Array(symbols.length * (cells + 1));
  for (const [id, symbol] of symbols.entries())
    for (const [tier, least] of tiers.entries())
      for (let count = least; count <= cells; count++) pay[id * (cells + 1) + count] = rules.pays[symbol]?.[tier] ?? 0;
  // Cell (reel, height) is at reel · rows + height, height 0 at the bottom: what falls moves to the front.
  const board = new Int8Array(cells);
  const marks = new Float64Array(cells);
  const gone = new Uint8Array(cells);
  /** How many cells of each reel there are; where rows vary, the others stay empty. */
  const high = new Int32Array(reels).fill(rows);

  const wins = winsOf(rules.way)({
    reels,
    rows,
    pay,
    board,
    marks,
    gone,
    high,
    pays: symbols.map((symbol) => Boolean(rules.pays[symbol])),
  });

  return (page) => {
    const below = simulationStream(page * 2 + book.salt);
    if (heights) for (let reel = 0; reel < reels; reel++) high[reel] = heights[below(heights.length)]!;
    board.fill(-1);
    let falls = 0;
    let times = 0;
    const fall = (): number => {
      const id = deck[below(deck.length)]!;
      if (id === bomb) times += values[below(values.length)]!;
      return id;
    };
    for (let reel = 0; reel < reels; reel++)
      for (let at = reel * rows; at < reel * rows + high[reel]!; at++) board[at] = fall();
    marks.fill(1);
    let coins = 0;
    for (;;) {
      gone.fill(0);
      const won = wins();
      if (won === 0) break;
      falls++;
      coins += won * Math.min(falls, rules.rising);
      for (let reel = 0; reel < reels; reel++) {
        let to = reel * rows;
        const end = reel * rows + high[reel]!;
        for (let at = reel * rows; at < end; at++) {
          if (mostOfCell > 1 && gone[at]) marks[at] = Math.min(mostOfCell, marks[at]! * 2);
          if (!gone[at]) board[to++] = board[at]!;
        }
        while (to < end) board[to++] = fall();
      }
    }
    if (coins > 0) coins *= Math.max(1, times);
    if (!scatter) return { coins, tier: 0 };
    let scatters = 0;
    for (let at = 0; at < cells; at++) if (board[at] === seen) scatters++;
    if (scatters < scatter.from) return { coins, tier: 0 };
    const tier = Math.min(scatters - scatter.from, scatter.pays.length - 1);
    return { coins: coins + scatter.pays[tier]! * stakeCoins, tier: rules.freeSpins ? tier + 1 : 0 };
  };
}
