import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { gameDrawings, slotDrawings } from './game-drawings.ts';
import { hubPictures, promotions } from './house/promotions.ts';

const folder = (app: 'web' | 'studio', name: string): string =>
  fileURLToPath(new URL(`../apps/${app}/public/art/${name}`, import.meta.url));

interface Measured {
  width: number;
  height: number;
  bytes: number;
}

const withCover = Object.keys(await gameDrawings());
const drawings = await slotDrawings();
const gameFile = (code: string, name: string): string =>
  fileURLToPath(new URL(`../games/${code}/art/${name}`, import.meta.url));

async function measure(file: string): Promise<Measured> {
  const { width, height } = await sharp(file).metadata();
  return { width, height, bytes: statSync(file).size };
}

describe('the committed art', () => {
  it.each(withCover)('has a cover of %s, light enough for a list on a phone', async (slug) => {
    const single = await measure(gameFile(slug, 'cover.avif'));
    const double = await measure(gameFile(slug, 'cover-2x.avif'));
    expect([single.width, single.height, double.width, double.height]).toEqual([360, 480, 720, 960]);
    expect(single.bytes).toBeLessThanOrEqual(22_000);
    expect(double.bytes).toBeLessThanOrEqual(45_000);
  });

  it('has banners in the proportions of the carousel, the first light enough to be painted first', async () => {
    for (const name of ['casino', 'nocturne', 'tables']) {
      const desktop = await measure(folder('web', `banners/${name}-desktop.avif`));
      const mobile = await measure(folder('web', `banners/${name}-mobile.avif`));
      expect(desktop.width / desktop.height).toBeCloseTo(100 / 20, 2);
      expect(mobile.width / mobile.height).toBeCloseTo(100 / 37.333, 2);
      expect(desktop.bytes).toBeLessThanOrEqual(45_000);
      expect(mobile.bytes).toBeLessThanOrEqual(name === 'casino' ? 25_000 : 45_000);
      const small = await measure(folder('web', `banners/${name}-mobile-780.avif`));
      expect([small.width, small.height]).toEqual([780, 291]);
      // With its headers in the first packets that a new connection sends.
      expect(small.bytes).toBeLessThanOrEqual(name === 'casino' ? 13_500 : 25_000);
    }
  });

  it.each(Object.keys(hubPictures))('has a picture %s for the page of promotions', async (name) => {
    const { width, height, bytes } = await measure(folder('web', `promotions/${name}-card.avif`));
    expect([width, height]).toEqual([960, 540]);
    expect(bytes).toBeLessThanOrEqual(26_000);
  });

  it.each(Object.keys(promotions))(
    'has both pictures of the promotion %s, light enough to open over a page',
    async (name) => {
      const wide = await measure(folder('web', `promotions/${name}-wide.avif`));
      const mobile = await measure(folder('web', `promotions/${name}-mobile.avif`));
      expect([wide.width, wide.height, mobile.width, mobile.height]).toEqual([1440, 640, 1170, 700]);
      expect(Math.max(wide.bytes, mobile.bytes)).toBeLessThanOrEqual(45_000);
    },
  );

  it.each(Object.keys(drawings))('has every symbol of %s at its place in the atlas', async (code) => {
    const index = JSON.parse(readFileSync(gameFile(code, 'atlas.json'), 'utf8')) as {
      cell: number;
      symbols: Record<string, { x: number; y: number }>;
    };
    expect(Object.keys(index.symbols)).toEqual(Object.keys(drawings[code]!.symbols));
    // Decoded once: a picture is decoded whole for each part that is taken out of it.
    const { data, info } = await sharp(gameFile(code, 'atlas.webp'))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [id, { x, y }] of Object.entries(index.symbols)) {
      let opaque = 0;
      for (let row = y; row < y + index.cell; row++)
        for (let column = x; column < x + index.cell; column++) opaque += data[row * info.width + column]!;
      expect(opaque / index.cell ** 2, `${id} is empty`).toBeGreaterThan(10);
    }
  });

  it.each(Object.keys(drawings))('has the frames of %s exactly where its layout has one', (code) => {
    const { layout } = JSON.parse(
      readFileSync(fileURLToPath(new URL(`../games/${code}/theme.json`, import.meta.url)), 'utf8'),
    );
    const framed = layout === 'broad' || layout === 'square';
    const kept = ['frame-desktop.webp', 'frame-phone.webp'].map((name) => existsSync(gameFile(code, name)));
    expect([drawings[code]!.frame !== undefined, ...kept]).toEqual([framed, framed, framed]);
    if (framed) expect(drawings[code]!.square === true).toBe(layout === 'square');
  });

  it('has fifty-two cards and a joker of one size', async () => {
    const names = readdirSync(folder('studio', 'cards')).filter((name) =>
      /^((A|[2-9]|10|J|Q|K)[SHDC]|JK)\.webp$/.test(name),
    );
    expect(names).toHaveLength(53);
    for (const name of names) {
      const { width, height } = await measure(folder('studio', `cards/${name}`));
      expect([width, height]).toEqual([320, 448]);
    }
  });

  it('keeps SVG files free of scripts and of references to other places', () => {
    for (const app of ['web', 'studio'] as const) {
      const files = readdirSync(folder(app, ''), { recursive: true, encoding: 'utf8' }).filter((name) =>
        name.endsWith('.svg'),
      );
      expect(files.length).toBeGreaterThan(5);
      for (const file of files) {
        const svg = readFileSync(folder(app, file), 'utf8');
        expect(svg, file).not.toMatch(/<script|<foreignObject|href="(?!#)|url\((?!#)/);
      }
    }
  });
});
