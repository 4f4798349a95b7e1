import type { GameDrawing } from '../game-drawings.ts';

export type ReelWindow = readonly [x: number, y: number, w: number, h: number];

/** What `games/<code>/drawing.ts` of a slot exports as its default. */
export interface SlotDrawing extends GameDrawing {
  /** A window about as high as it is broad, for many rows; `theme.json` says so too. */
  square?: true;
  /** Symbols that are also shown over several reels, and kept larger. */
  giants?: readonly string[];
  /** Behind the reels, quiet in the middle where they stand: 1920 × 1080 and 780 × 1688. */
  backdrop: (w: number, h: number) => string;
  /** Around the reels, where `theme.json` names a layout with a frame: w × h, transparent where the reels show through, which is the given window. */
  frame?: (w: number, h: number, window: ReelWindow) => string;
  /** The name of the game as a whole drawing, 300 × 64. */
  title: () => string;
  /** Each in a box of 512 × 512, on nothing. */
  symbols: Record<string, () => string>;
}
