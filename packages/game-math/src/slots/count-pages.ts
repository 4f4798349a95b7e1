import { simulationStream } from '../fair/seeded.ts';
import { type Cycle, Tally } from './count-spins.ts';
import { type Book, rulesOf, type SlotDefinition } from './slot.ts';

/**
 * Every page of a book, counted: written anew on packed cells and without any of the code that plays, so that the two can be
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

/** What one page is worth, and the award of free spins that it leads to, from 1. */
export function pageCounter(slot: SlotDefinition, book: Book): (page: number) => { coins: number; tier: number } {
  const rules = rulesOf(slot);
  const { reels, rows, symbols, tiers, scatter, stakeCoins } = rules;
  const { mostOfCell, bombs } = rules.tumble!;
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
  const visited = new Uint8Array(cells);
  const stack = new Int32Array(cells);
  const group = new Int32Array(cells);
  const neighbours = new Int32Array(4);

  const anywhere = (): number => {
    const counts = new Int32Array(symbols.length);
    for (let at = 0; at < cells; at++) counts[board[at]!]!++;
    let won = 0;
    for (let id = 0; id < symbols.length; id++) {
      const own = pay[id * (cells + 1) + counts[id]!]!;
      if (own === 0) continue;
      won += own;
      for (let at = 0; at < cells; at++) if (board[at] === id) gone[at] = 1;
    }
    return won;
  };

  const clusters = (): number => {
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

  return (page) => {
    const below = simulationStream(page * 2 + book.salt);
    let times = 0;
    const fall = (): number => {
      const id = deck[below(deck.length)]!;
      if (id === bomb) times += values[below(values.length)]!;
      return id;
    };
    for (let at = 0; at < cells; at++) board[at] = fall();
    marks.fill(1);
    let coins = 0;
    for (;;) {
      gone.fill(0);
      const won = rules.way === 'clusters' ? clusters() : anywhere();
      if (won === 0) break;
      coins += won;
      for (let reel = 0; reel < reels; reel++) {
        let to = reel * rows;
        for (let at = reel * rows; at < (reel + 1) * rows; at++) {
          if (mostOfCell > 1 && gone[at]) marks[at] = Math.min(mostOfCell, marks[at]! * 2);
          if (!gone[at]) board[to++] = board[at]!;
        }
        while (to < (reel + 1) * rows) board[to++] = fall();
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
