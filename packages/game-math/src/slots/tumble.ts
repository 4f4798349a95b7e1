import { simulationStream } from '../fair/seeded.ts';
import type { DrawBelow } from '../fair/stream.ts';
import { evaluate } from './evaluate.ts';
import type { Book, Cell, LineWin, SlotRules } from './slot.ts';

/** One window of a tumble: what stands, what it wins, and what the cells multiply by meanwhile. */
interface TumbleStep {
  window: string[][];
  lines: LineWin[];
  /** Multiplier of each cell, where cells have one. */
  spots?: number[][];
}

export interface Tumble {
  steps: TumbleStep[];
  /** Bombs that stand at the end. */
  bombs: { cell: Cell; times: number }[];
}

/** All that follows from one page: the board, and what falls as long as something wins. */
export function tumbleOf(rules: SlotRules, book: Book, page: number): Tumble {
  const below = simulationStream(page * 2 + book.salt);
  const drawn = deckOf(Object.entries(book.weights), book);
  const { mostOfCell, bombs } = rules.tumble!;
  const height = rules.heights && deckOf(rules.heights);
  const heights = Array.from({ length: rules.reels }, () => (height ? height(below) : rules.rows));
  const bombValues = bombs && deckOf(bombs.values);
  const times = new Map<string, number>();
  let spots = heights.map((rows) => Array<number>(rows).fill(1));
  /** Cells of a board that nothing stands in are filled from the lowest up, reel by reel. */
  const fill = (columns: string[][]): string[][] =>
    columns.map((column, reel) => {
      const whole = column.slice();
      while (whole.length < heights[reel]!) {
        const symbol = drawn(below);
        whole.unshift(symbol);
        if (symbol === bombs?.symbol) times.set(`${reel}:${heights[reel]! - whole.length}`, bombValues!(below));
      }
      return whole;
    });
  const steps: TumbleStep[] = [];
  let window = fill(spots.map(() => []));
  for (;;) {
    const lines = risen(rules, evaluate(rules, window, spots).lines, steps.length);
    const step: TumbleStep = { window, lines };
    if (mostOfCell > 1) step.spots = spots;
    steps.push(step);
    if (lines.length === 0) break;
    const gone = new Set(lines.flatMap(({ cells }) => cells.map(String)));
    const isGone = (reel: number, row: number) => gone.has(`${reel},${row}`);
    if (mostOfCell > 1)
      spots = spots.map((column, reel) =>
        column.map((mark, row) => (isGone(reel, row) ? Math.min(mostOfCell, mark * 2) : mark)),
      );
    moveDown(times, heights, isGone);
    window = fill(window.map((column, reel) => column.filter((_, row) => !isGone(reel, row))));
  }
  const left = [...times].map(([place, value]) => {
    const [reel, row] = place.split(':').map(Number);
    return { cell: [reel!, row!] as Cell, times: value };
  });
  return { steps, bombs: left };
}

/** What wins after so many falls, multiplied by their number. */
function risen({ rising }: SlotRules, lines: LineWin[], falls: number): LineWin[] {
  const by = Math.min(falls + 1, rising);
  return by === 1 ? lines : lines.map((win) => ({ ...win, coins: win.coins * by, times: (win.times ?? 1) * by }));
}

/** Bombs fall with what they stand on. */
function moveDown(times: Map<string, number>, heights: number[], isGone: (reel: number, row: number) => boolean): void {
  const moved = [...times].map(([place, value]) => {
    const [reel, row] = place.split(':').map(Number) as [number, number];
    let fall = 0;
    for (let under = row + 1; under < heights[reel]!; under++) if (isGone(reel, under)) fall++;
    return [`${reel}:${row + fall}`, value] as const;
  });
  times.clear();
  for (const [place, value] of moved) times.set(place, value);
}

const decks = new WeakMap<object, unknown[]>();

/** One thing out of a table of weights, by one number. */
export function deckOf<T>(
  weights: readonly (readonly [thing: T, weight: number])[],
  kept: object = weights,
): (below: DrawBelow) => T {
  const deck = (decks.get(kept) ?? weights.flatMap(([thing, weight]) => Array<T>(weight).fill(thing))) as T[];
  decks.set(kept, deck);
  return (below) => deck[below(deck.length)]!;
}
