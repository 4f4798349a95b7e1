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

interface Bomb {
  cell: Cell;
  times: number;
}

export interface Tumble {
  steps: TumbleStep[];
  /** Bombs that stand at the end. */
  bombs: Bomb[];
}

/** All that follows from one page: the board, and what falls as long as something wins. */
export function tumbleOf(rules: SlotRules, book: Book, page: number): Tumble {
  const below = simulationStream(page * 2 + book.salt);
  const board = new Board(rules, fallingFrom(rules, book), below);
  const marks = rules.tumble!.mostOfCell > 1;
  const steps: TumbleStep[] = [];
  for (;;) {
    const { window, spots } = board;
    const lines = risen(rules, evaluate(rules, window, marks ? spots : undefined).lines, steps.length);
    steps.push(marks ? { window, lines, spots } : { window, lines });
    if (lines.length === 0) return { steps, bombs: board.bombs };
    board.fall(lines);
  }
}

/** Cells in which nothing stands are filled from the lowest up, reel by reel. */
class Board {
  window: string[][];
  spots: number[][] = [];
  bombs: Bomb[] = [];
  private readonly gone: number[];

  constructor(
    private readonly rules: SlotRules,
    private readonly deck: readonly string[],
    private readonly below: DrawBelow,
  ) {
    const { reels, rows, heights } = rules;
    const marks = rules.tumble!.mostOfCell > 1;
    const high: number[] = [];
    for (let reel = 0; reel < reels; reel++) high.push(heights ? drawFrom(heights, below) : rows);
    this.gone = high.map((count) => (1 << count) - 1);
    this.window = high.map((count) => Array<string>(count).fill(''));
    if (marks) this.spots = high.map((count) => Array<number>(count).fill(1));
    this.fill();
  }

  /** Lets go what has won: what stands above it falls, and bombs with it. */
  fall(lines: readonly LineWin[]): void {
    const { gone } = this;
    gone.fill(0);
    for (const { cells } of lines) for (const [reel, row] of cells) gone[reel]! |= 1 << row;
    const { mostOfCell } = this.rules.tumble!;
    if (mostOfCell > 1)
      this.spots = this.spots.map((column, reel) =>
        column.map((mark, row) => ((gone[reel]! >> row) & 1 ? Math.min(mostOfCell, mark * 2) : mark)),
      );
    this.bombs = this.bombs.map((bomb) => this.fallen(bomb));
    this.fill();
  }

  private fallen({ cell: [reel, row], times }: Bomb): Bomb {
    let to = row;
    for (let under = row + 1; under < this.window[reel]!.length; under++) to += (this.gone[reel]! >> under) & 1;
    return { cell: [reel, to], times };
  }

  private fill(): void {
    const { window, gone, deck, below } = this;
    const bombs = this.rules.tumble!.bombs;
    const next: string[][] = [];
    for (let reel = 0; reel < window.length; reel++) {
      const before = window[reel]!;
      const column = before.slice();
      let to = column.length;
      for (let row = to - 1; row >= 0; row--) if (!((gone[reel]! >> row) & 1)) column[--to] = before[row]!;
      while (to > 0) {
        const symbol = deck[below(deck.length)]!;
        column[--to] = symbol;
        if (symbol === bombs?.symbol) this.bombs.push({ cell: [reel, to], times: drawFrom(bombs.values, below) });
      }
      next.push(column);
    }
    this.window = next;
  }
}

/** What wins after so many falls, multiplied by their number. */
function risen({ rising }: SlotRules, lines: LineWin[], falls: number): LineWin[] {
  const by = Math.min(falls + 1, rising);
  return by === 1 ? lines : lines.map((win) => ({ ...win, coins: win.coins * by, times: (win.times ?? 1) * by }));
}

const decks = new WeakMap<object, readonly unknown[]>();

type Weights<T> = readonly (readonly [thing: T, weight: number])[];

/** Every thing as often as it weighs; made once for what it is kept by. */
function deckOf<T>(kept: object, weights: () => Weights<T>): readonly T[] {
  const known = decks.get(kept) as readonly T[] | undefined;
  if (known) return known;
  const deck = weights().flatMap(([thing, weight]) => Array<T>(weight).fill(thing));
  decks.set(kept, deck);
  return deck;
}

/** In the order of the symbols, which the hash of a definition covers; that of the keys of an object it does not. */
const fallingFrom = ({ symbols }: SlotRules, book: Book): readonly string[] =>
  deckOf(book, () =>
    symbols.flatMap((symbol) => {
      const weight = book.weights[symbol];
      return weight === undefined ? [] : [[symbol, weight] as const];
    }),
  );

/** One thing out of a table of weights, by one number. */
export function drawFrom<T>(weights: Weights<T>, below: DrawBelow): T {
  const deck = deckOf(weights, () => weights);
  return deck[below(deck.length)]!;
}
