import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { materials } from './engraving.ts';
import { drawing } from './svg.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where art lies: web's or the studio's public folder, or the folder of one game. */
export type Shelf = 'web' | 'studio' | { game: string };

async function keep(shelf: Shelf, name: string, content: Buffer | string): Promise<void> {
  const folder = typeof shelf === 'string' ? `apps/${shelf}/public/art` : `games/${shelf.game}/art`;
  const file = `${root}${folder}/${name}`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Outlines that come more than once, such as figures on a wheel, are kept once and referred to. */
function shared(svg: string): string {
  const count = new Map<string, number>();
  const letters = /<path( transform="[^"]*")? d="([^"]{120,})"\/>/g;
  for (const [, , d = ''] of svg.matchAll(letters)) count.set(d, (count.get(d) ?? 0) + 1);
  const names = new Map([...count].filter(([, times]) => times > 1).map(([d], i) => [d, `o${i}`]));
  if (names.size === 0) return svg;
  const outlines = [...names].map(([d, name]) => `<path id="${name}" d="${d}"/>`).join('');
  return svg
    .replace(letters, (whole, transform: string | undefined, d: string) =>
      names.has(d) ? `<use${transform ?? ''} href="#${names.get(d)}"/>` : whole,
    )
    .replace(/^<svg[^>]*>(<title>[^<]*<\/title>)?/, (head) => `${head}<defs>${outlines}</defs>`);
}

/** Writes a drawing as a file that scales. */
export const keepSvg = (shelf: Shelf, name: string, svg: string): Promise<void> =>
  keep(shelf, name, shared(svg.replace(/\n\s*/g, '')));

/** Writes a text, such as the index of an atlas. */
export const keepText = (shelf: Shelf, name: string, text: string): Promise<void> => keep(shelf, name, text);

/** An empty picture to lay others on. */
export const blank = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

/** A drawing of w × h with the materials at hand, in pixels; at most 4096 a side. */
export function raster(body: string, w: number, h: number): Sharp {
  return sharp(Buffer.from(drawing([0, 0, w, h], materials + body)), { limitInputPixels: 4096 * 4096 });
}

export interface Print {
  format: 'avif' | 'webp' | 'png';
  width?: number;
  height?: number;
  /** the most the file may weigh; quality is lowered until it fits, and below 30 the build fails */
  maxBytes?: number;
  quality?: number;
}

/** Encodes one picture within its limit. */
export async function keepRaster(shelf: Shelf, name: string, picture: Sharp, print: Print): Promise<number> {
  const sized = print.width
    ? picture.clone().resize(print.width, print.height, { kernel: 'lanczos3', fit: 'fill' })
    : picture.clone();
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  for (let quality = print.quality ?? 62; quality >= 30; quality -= 5) {
    const encoded =
      print.format === 'avif'
        ? await pixels().removeAlpha().avif({ quality, effort: 4 }).toBuffer()
        : print.format === 'webp'
          ? await pixels()
              .webp({ quality: Math.min(96, quality + 20), effort: 5, alphaQuality: 90, smartSubsample: true })
              .toBuffer()
          : await pixels().png({ compressionLevel: 9, palette: true, colours: 256, quality: 95 }).toBuffer();
    if (!print.maxBytes || encoded.length <= print.maxBytes) {
      await keep(shelf, name, encoded);
      return encoded.length;
    }
  }
  throw new Error(`${name} does not fit into ${print.maxBytes} bytes`);
}
