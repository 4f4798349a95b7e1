import type { Cell } from '@fairhouse/game-math';
import { paced } from '../../../lib/win/motion.ts';

/** How long the longest fall takes, and what comes before it on its reel. */
export const fallingMs = 420;

export interface Falls {
  /** Of each cell: how many rows it falls, and after how many milliseconds it begins to. */
  by: readonly (readonly { rows: number; from: number }[])[];
  startMs: number;
  /** Out of the window rather than into it. */
  out: boolean;
}

/** From how many rows above its place each cell of the new window falls, when these are gone. */
export function fallsOf(window: readonly (readonly string[])[], gone: readonly Cell[]): number[][] {
  return window.map(({ length: rows }, reel) => {
    const left = Array.from({ length: rows }, (__, row) => row).filter(
      (row) => !gone.some(([x, y]) => x === reel && y === row),
    );
    const fresh = rows - left.length;
    return Array.from({ length: rows }, (__, row) => (row < fresh ? fresh : row - left[row - fresh]!));
  });
}

/** Rows above its place, or below it on the way out; falls faster and faster, and rests with a small bounce. */
export function rowsAway(falls: Falls, reel: number, row: number, nowMs: number): number {
  const { rows, from } = falls.by[reel]![row]!;
  const progress = Math.min(1, Math.max(0, (nowMs - falls.startMs - from) / paced(fallingMs)));
  if (falls.out) return -rows * progress ** 2;
  const fallen = progress < 0.82 ? (progress / 0.82) ** 2 : 1 - 0.035 * Math.sin(((progress - 0.82) / 0.18) * Math.PI);
  return rows * (1 - fallen);
}

export function isFalling(falls: Falls | null, nowMs: number): boolean {
  if (!falls) return false;
  const last = Math.max(...falls.by.flat().map(({ from }) => from));
  return nowMs - falls.startMs < last + paced(fallingMs);
}
