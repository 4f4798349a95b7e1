import type { SlotRules } from '@fairhouse/game-math';

export interface Sprite {
  sharp: HTMLCanvasElement;
  /** Smeared along the way, for a reel that runs. */
  moving: HTMLCanvasElement;
}

export type Sprites = Record<string, Sprite>;

interface Atlas {
  cell: number;
  symbols: Record<string, { x: number; y: number }>;
}

const atlases = new Map<string, ReturnType<typeof loadAtlas>>();

/** Draws every symbol once at the size at which it is shown, so that a frame is nothing but copies. */
export async function drawSprites(slot: SlotRules, widthPx: number, heightPx: number): Promise<Sprites> {
  const loading = atlases.get(slot.code) ?? loadAtlas(slot.code);
  atlases.set(slot.code, loading);
  const { picture, atlas } = await loading;
  const side = Math.round(Math.min(widthPx, heightPx));
  const smear = Math.round(heightPx * 0.3);
  return Object.fromEntries(
    slot.symbols.map((symbol) => {
      const { x, y } = atlas.symbols[symbol]!;
      const sharp = canvas(side, side);
      const draw = sharp.getContext('2d')!;
      draw.imageSmoothingQuality = 'high';
      draw.drawImage(picture, x, y, atlas.cell, atlas.cell, 0, 0, side, side);
      const moving = canvas(side, side + smear);
      const blur = moving.getContext('2d')!;
      const copies = 20;
      blur.globalAlpha = 1.7 / copies;
      for (let i = 0; i < copies; i++) blur.drawImage(sharp, 0, (smear * i) / (copies - 1));
      return [symbol, { sharp, moving }];
    }),
  );
}

async function loadAtlas(code: string) {
  const picture = new Image();
  picture.src = `/art/${code}/atlas.webp`;
  const [response] = await Promise.all([fetch(`/art/${code}/atlas.json`), picture.decode()]);
  return { picture, atlas: (await response.json()) as Atlas };
}

function canvas(width: number, height: number): HTMLCanvasElement {
  const element = document.createElement('canvas');
  element.width = Math.max(1, width);
  element.height = Math.max(1, height);
  return element;
}
