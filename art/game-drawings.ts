import { readdirSync } from 'node:fs';
import type { SlotDrawing } from './slots/slot-drawing.ts';

/** What `games/<code>/drawing.ts` exports as its default, drawn with the materials at hand. */
export interface GameDrawing {
  /** 720 × 960. */
  cover: () => string;
}

const folder = new URL('../games/', import.meta.url);

/** The drawings of every game, by the code of its folder. */
export async function gameDrawings(): Promise<Record<string, GameDrawing>> {
  const loaded = readdirSync(folder).map(async (code) => {
    const module = (await import(new URL(`${code}/drawing.ts`, folder).href)) as { default: GameDrawing };
    return [code, module.default] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

/** Of those, the ones whose room is drawn with pictures of their own. */
export async function slotDrawings(): Promise<Record<string, SlotDrawing>> {
  const drawn = Object.entries(await gameDrawings());
  return Object.fromEntries(drawn.filter((one): one is [string, SlotDrawing] => 'symbols' in one[1]));
}
