import { existsSync, readdirSync } from 'node:fs';
import type { SlotDrawing } from './slot-drawing.ts';

const folder = new URL('../../games/', import.meta.url);

/** The drawings of every slot, by the code of its folder. */
export async function slotDrawings(): Promise<Record<string, SlotDrawing>> {
  const found = readdirSync(folder).filter((code) => existsSync(new URL(`${code}/drawing.ts`, folder)));
  const loaded = found.map(async (code) => {
    const module = (await import(new URL(`${code}/drawing.ts`, folder).href)) as { default: SlotDrawing };
    return [code, module.default] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}
