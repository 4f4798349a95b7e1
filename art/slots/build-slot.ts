import sharp from 'sharp';
import { blank, keepRaster, keepSvg, keepText, raster } from '../base/print.ts';
import type { ReelWindow, SlotDrawing } from './slot-drawing.ts';

const cell = 256;
/** Of a symbol that is shown over several reels, by itself. */
const giant = 400;
const columns = 4;

type Pair = readonly [w: number, h: number];

interface Size {
  name: string;
  backdrop: Pair;
  backdropBytes: number;
  frame: Pair;
  window: ReelWindow;
  frameBytes: number;
}

/** The style sheet of the room lays the canvas into the same windows. */
const sizesOf = (square: boolean): readonly Size[] => [
  {
    name: 'desktop',
    backdrop: [1920, 1080],
    backdropBytes: 90_000,
    frame: square ? [860, 760] : [1200, 760],
    window: square ? [60, 60, 740, 640] : [60, 60, 1080, 640],
    frameBytes: 60_000,
  },
  {
    name: 'phone',
    backdrop: [780, 1688],
    backdropBytes: 60_000,
    frame: square ? [780, 780] : [780, 640],
    window: square ? [30, 36, 720, 708] : [30, 36, 720, 568],
    frameBytes: 40_000,
  },
];

/** Draws everything that a slot's room shows into its folder; the cover is drawn with the others. */
export async function buildSlot(code: string, slot: SlotDrawing): Promise<void> {
  const shelf = { game: code };
  const places: Record<string, { x: number; y: number }> = {};
  const cells: { input: Buffer; left: number; top: number }[] = [];
  for (const [i, [id, draw]] of Object.entries(slot.symbols).entries()) {
    const drawn = raster(draw(), 512, 512);
    const picture = drawn.clone().resize(cell, cell, { kernel: 'lanczos3' });
    const alone = slot.giants?.includes(id) ? drawn.clone().resize(giant, giant, { kernel: 'lanczos3' }) : picture;
    await keepRaster(shelf, `symbols/${id}.webp`, alone, { format: 'webp', maxBytes: 30_000 });
    const place = { x: (i % columns) * cell, y: Math.floor(i / columns) * cell };
    places[id] = place;
    cells.push({ input: await picture.png().toBuffer(), left: place.x, top: place.y });
  }
  const sheet = await blank(cell * columns, cell * Math.ceil(cells.length / columns))
    .composite(cells)
    .png()
    .toBuffer();
  await keepRaster(shelf, 'atlas.webp', sharp(sheet), { format: 'webp', maxBytes: 250_000 });
  await keepText(shelf, 'atlas.json', `${JSON.stringify({ cell, symbols: places })}\n`);
  await keepSvg(shelf, 'title.svg', slot.title());
  for (const { name, backdrop, backdropBytes, frame, window, frameBytes } of sizesOf(slot.square ?? false)) {
    const behind = raster(slot.backdrop(...backdrop), ...backdrop);
    await keepRaster(shelf, `background-${name}.avif`, behind, { format: 'avif', maxBytes: backdropBytes });
    if (!slot.frame) continue;
    const around = raster(slot.frame(...frame, window), ...frame);
    await keepRaster(shelf, `frame-${name}.webp`, around, { format: 'webp', maxBytes: frameBytes });
  }
}
