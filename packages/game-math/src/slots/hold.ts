import type { DrawBelow } from '../fair/stream.ts';
import { cellsOf, countOf } from './evaluate.ts';
import type { Cell, HoldRules, SlotRules } from './slot.ts';
import { drawFrom } from './tumble.ts';

export interface HeldCoin {
  cell: Cell;
  /** Minor units. */
  win: number;
}

/** Coins that stay while the free cells spin on. */
export interface HoldShown {
  /** Those that brought it about. */
  first: HeldCoin[];
  /** What each further spin brought; a spin that brings something begins the count again. */
  spins: HeldCoin[][];
  /** Every cell holds a coin, and what is paid for it. */
  full: number;
  win: number;
}

/** Plays what follows when enough coins are seen at once; null when they are not. */
export function playHold(rules: SlotRules, window: string[][], minor: number, below: DrawBelow): HoldShown | null {
  const { hold } = rules;
  if (!hold) return null;
  if (countOf(window, hold.symbol) < hold.from) return null;
  const first = cellsOf(window, (shown) => shown === hold.symbol);
  const coinIn = (cell: Cell): HeldCoin => ({ cell, win: drawFrom(hold.values, below) * minor });
  const shown: HoldShown = { first: first.map(coinIn), spins: [], full: 0, win: 0 };
  const held = new Set(first.map(String));
  const free = cellsOf(window, () => true).filter((cell) => !held.has(String(cell)));
  for (let left = hold.respins; left > 0 && free.length > 0; ) {
    const landed = free.filter(() => below(hold.oneIn) === 0);
    shown.spins.push(landed.map(coinIn));
    for (const cell of landed) free.splice(free.indexOf(cell), 1);
    left = landed.length > 0 ? hold.respins : left - 1;
  }
  if (free.length === 0) shown.full = hold.full * minor;
  shown.win = [shown.first, ...shown.spins].flat().reduce((sum, { win }) => sum + win, shown.full);
  return shown;
}

/** How many coins are held in the end, when so many are at first: a table over free cells and spins left. */
export function finallyHeld(hold: HoldRules, cells: number, first: number): number[] {
  const p = 1 / hold.oneIn;
  const ends = new Map<string, number[]>();
  const from = (held: number, left: number): number[] => {
    const none = Array<number>(cells + 1).fill(0);
    if (left === 0 || held === cells) {
      none[held] = 1;
      return none;
    }
    const known = ends.get(`${held} ${left}`);
    if (known) return known;
    const free = cells - held;
    for (let more = 0; more <= free; more++) {
      const chance = choose(free, more) * p ** more * (1 - p) ** (free - more);
      const rest = more === 0 ? from(held, left - 1) : from(held + more, hold.respins);
      for (const [count, part] of rest.entries()) none[count]! += chance * part;
    }
    ends.set(`${held} ${left}`, none);
    return none;
  };
  return from(first, hold.respins);
}

function choose(of: number, some: number): number {
  let ways = 1;
  for (let i = 1; i <= some; i++) ways = (ways * (of - some + i)) / i;
  return ways;
}
