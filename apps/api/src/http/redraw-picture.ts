import type { ResizeOptions } from 'sharp';
import { tooManyPixels } from './picture-pixels.ts';
import { ok, type Result, refuse } from './result.ts';

const known = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);
const quality = 84;

export interface Drawn {
  webp: Buffer;
  width: number;
  height: number;
}

export interface Redrawing {
  /** What its header may claim: sizes are read before it is decoded. */
  mostPixels: number;
  resize: ResizeOptions;
}

/** Only what is a picture by its content, and of it only the picture: no metadata, no second file. */
export async function redrawPicture(bytes: Buffer, { mostPixels, resize }: Redrawing): Promise<Result<Drawn>> {
  // Loaded by the first picture, not with the casino: sharp alone is 28 MB.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !known.has(type.mime)) return refuse('fileTypeRefused');
  const { default: sharp } = await import('sharp');
  const refused = await tooManyPixels(sharp(bytes, { limitInputPixels: false, pages: 1 }), mostPixels);
  if (refused) return refused;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
      .rotate()
      .resize(resize)
      .webp({ quality })
      .toBuffer({ resolveWithObject: true });
    return ok({ webp: data, width: info.width, height: info.height });
  } catch {
    return refuse('fileDamaged');
  }
}
