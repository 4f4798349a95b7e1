import type { SlotRules } from '@fairhouse/game-math';

export interface Sprite {
  sharp: HTMLCanvasElement;
  /** Smeared along the way, for a reel that runs. */
  moving: HTMLCanvasElement;
  /** As large as all cells of the reels that are joined, of symbols that can stand there. */
  giant?: HTMLCanvasElement;
}

export type Sprites = Record<string, Sprite>;

interface Atlas {
  cell: number;
  symbols: Record<string, { x: number; y: number }>;
}

const atlases = new Map<string, ReturnType<typeof loadAtlas>>();

/** Draws every symbol once at the size at which it is shown, so that a frame is nothing but copies. */
export async function drawSprites(slot: SlotRules, widthPx: number, heightPx: number): Promise<Sprites> {
  const { picture, atlas } = await loadOnce(atlases, slot.code, () => loadAtlas(slot.code));
  const fewest = slot.heights ? Math.min(...slot.heights.map(([rows]) => rows)) : slot.rows;
  const side = Math.round(Math.min(widthPx, (heightPx * slot.rows) / fewest));
  const giants = await drawGiants(slot, widthPx, heightPx);
  const smear = Math.round(heightPx * 0.3);
  return Object.fromEntries(
    slot.symbols.map((symbol) => {
      const { x, y } = atlas.symbols[symbol]!;
      const sharp = canvas(side, side);
      const draw = sharp.getContext('2d')!;
      draw.imageSmoothingQuality = 'high';
      draw.drawImage(picture, x, y, atlas.cell, atlas.cell, 0, 0, side, side);
      // What falls by a book is never smeared.
      if (slot.book) return [symbol, { sharp, moving: sharp }];
      const moving = canvas(side, side + smear);
      const blur = moving.getContext('2d')!;
      const copies = 20;
      blur.globalAlpha = 1.7 / copies;
      for (let i = 0; i < copies; i++) blur.drawImage(sharp, 0, (smear * i) / (copies - 1));
      return [symbol, { sharp, moving, ...(giants[symbol] && { giant: giants[symbol] }) }];
    }),
  );
}

const pictures = new Map<string, Promise<HTMLImageElement>>();

/** Their pictures are larger than those of the atlas, and come with it. */
async function drawGiants(
  slot: SlotRules,
  widthPx: number,
  heightPx: number,
): Promise<Record<string, HTMLCanvasElement>> {
  if (!slot.colossal) return {};
  const { reels, symbols } = slot.colossal;
  const side = Math.round(Math.min(widthPx * (reels[1] - reels[0] + 1), heightPx * slot.rows) * 1.12);
  const drawn = [...new Set(symbols)].map(async (symbol) => {
    const address = `/art/${slot.code}/symbols/${symbol}.webp`;
    const loading = loadOnce(pictures, address, () => loadPicture(address));
    const giant = canvas(side, side);
    const draw = giant.getContext('2d')!;
    draw.imageSmoothingQuality = 'high';
    draw.drawImage(await loading, 0, 0, side, side);
    return [symbol, giant] as const;
  });
  return Object.fromEntries(await Promise.all(drawn));
}

/** What did not come is asked for again the next time. */
function loadOnce<T>(kept: Map<string, Promise<T>>, key: string, load: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known) return known;
  const loading = load();
  kept.set(key, loading);
  loading.catch(() => kept.delete(key));
  return loading;
}

async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}

async function loadAtlas(code: string) {
  const [response, picture] = await Promise.all([
    fetch(`/art/${code}/atlas.json`),
    loadPicture(`/art/${code}/atlas.webp`),
  ]);
  return { picture, atlas: (await response.json()) as Atlas };
}

function canvas(width: number, height: number): HTMLCanvasElement {
  const element = document.createElement('canvas');
  element.width = Math.max(1, width);
  element.height = Math.max(1, height);
  return element;
}
