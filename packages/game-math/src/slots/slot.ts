import type { DeclaredFigures } from '../game.ts';

/** A video slot paid on lines from the left. Pays are in coins for one coin on the line. */
export interface SlotDefinition {
  code: string;
  version: number;
  name: string;
  reels: number;
  rows: number;
  symbols: readonly string[];
  wild: string;
  scatter: string;
  /** Symbol → coins for 3, 4 and 5 of a kind from the left. The wild stands only on the middle reels and has none. */
  pays: Readonly<Record<string, readonly [number, number, number]>>;
  /** Coins per stake coin for 3, 4 and 5 scatters anywhere: multiples of the total stake. */
  scatterPays: readonly [number, number, number];
  /** Row of the line on each reel, row 0 on top. */
  lines: readonly (readonly number[])[];
  /** One strip per reel, the same in the base game and in free spins. */
  strips: readonly (readonly string[])[];
  freeSpins: { awards: readonly [number, number, number]; multiplier: number; maxPerRound: number };
  /** The round ends when its win reaches this many stakes. */
  maxWin: number;
  declared: DeclaredFigures;
}

export interface LineWin {
  line: number;
  symbol: string;
  count: number;
  coins: number;
  cells: [number, number][];
}

export interface ScatterWin {
  count: number;
  cells: [number, number][];
  coins: number;
  freeSpins: number;
}

export interface SpinResult {
  /** window[reel][row] */
  window: string[][];
  lines: LineWin[];
  scatter: ScatterWin | null;
  /** Coins of lines and scatters together, before any multiplier. */
  coins: number;
}

/** The symbols that the stops show; a stop is the strip's index in row 0, and strips are rings. */
export function windowAt(slot: SlotDefinition, stops: readonly number[]): string[][] {
  return slot.strips.map((strip, reel) =>
    Array.from({ length: slot.rows }, (_, row) => strip[(stops[reel]! + row) % strip.length]!),
  );
}

export function evaluate(slot: SlotDefinition, window: string[][]): SpinResult {
  const lines = slot.lines.flatMap((rows, line) => lineWin(slot, window, rows, line) ?? []);
  const scatter = scatterWin(slot, window);
  const coins = lines.reduce((sum, win) => sum + win.coins, 0) + (scatter?.coins ?? 0);
  return { window, lines, scatter, coins };
}

function lineWin(slot: SlotDefinition, window: string[][], rows: readonly number[], line: number): LineWin | undefined {
  const symbol = window[0]![rows[0]!]!;
  const pays = slot.pays[symbol];
  if (!pays) return undefined;
  let count = 1;
  while (count < slot.reels) {
    const next = window[count]![rows[count]!]!;
    if (next !== symbol && next !== slot.wild) break;
    count++;
  }
  if (count < 3) return undefined;
  const cells = rows.slice(0, count).map((row, reel): [number, number] => [reel, row]);
  return { line, symbol, count, coins: pays[count - 3]!, cells };
}

function scatterWin(slot: SlotDefinition, window: string[][]): ScatterWin | null {
  const cells = window.flatMap((column, reel) =>
    column.flatMap((symbol, row): [number, number][] => (symbol === slot.scatter ? [[reel, row]] : [])),
  );
  if (cells.length < 3) return null;
  const tier = Math.min(cells.length, 5) - 3;
  return {
    count: cells.length,
    cells,
    coins: slot.scatterPays[tier]! * slot.lines.length,
    freeSpins: slot.freeSpins.awards[tier]!,
  };
}
