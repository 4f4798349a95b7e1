import { decode as decodeBmp } from 'bmp-ts';
import type { Sharp, default as SharpLibrary } from 'sharp';
import { refusePixels, tooManyPixels } from '../../http/picture-pixels.ts';
import { ok, type Result, refuse } from '../../http/result.ts';

export interface Picture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** More than any camera of a phone makes; a bomb claims more and is refused from its header. */
const mostPixels = 60_000_000;
/** A BMP is decoded whole into four bytes a pixel, and one bit a pixel is enough to claim a great many. */
const mostBmpPixels = 10_000_000;
const longestSide = 2_400;

/**
 * Reads a JPEG, PNG or BMP by its content, whatever it is called, and draws it again as a JPEG: what was hidden in it
 * (metadata, scripts, a second file) is gone. Its size is checked in the header, before anything is decoded.
 */
export async function readPicture(bytes: Buffer): Promise<Result<Picture>> {
  // Loaded by the first picture, not with the casino: sharp alone is 28 MB.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  const { default: sharp } = await import('sharp');
  if (type?.mime === 'image/bmp') {
    const size = sizeOfBmp(bytes);
    return size && size.width * size.height > mostBmpPixels
      ? refusePixels(mostBmpPixels)
      : redraw(readBmp(sharp, bytes));
  }
  if (type?.mime !== 'image/jpeg' && type?.mime !== 'image/png') return refuse('fileTypeRefused');
  return (
    (await tooManyPixels(sharp(bytes, { limitInputPixels: false, pages: 1 }), mostPixels)) ??
    redraw(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 }))
  );
}

async function redraw(image: Sharp | undefined): Promise<Result<Picture>> {
  if (!image) return refuse('fileDamaged');
  try {
    const { data, info } = await image
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return ok({ jpeg: data, width: info.width, height: info.height });
  } catch {
    return refuse('fileDamaged');
  }
}

function sizeOfBmp(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 54) return undefined;
  return { width: bytes.readInt32LE(18), height: Math.abs(bytes.readInt32LE(22)) };
}

/** Sharp reads no BMP. The decoder believes the header, so the header must first fit the bytes that are there. */
function readBmp(sharp: typeof SharpLibrary, bytes: Buffer): Sharp | undefined {
  const size = sizeOfBmp(bytes);
  if (!size) return undefined;
  const { width, height } = size;
  const bitsPerPixel = bytes.readUInt16LE(28);
  const compression = bytes.readUInt32LE(30);
  if (width <= 0 || height <= 0 || width * height > mostBmpPixels) return undefined;
  const rowBytes = Math.ceil((width * bitsPerPixel) / 32) * 4;
  const uncompressed = compression === 0 || compression === 3;
  if (!uncompressed || bytes.readUInt32LE(10) + rowBytes * height > bytes.length) return undefined;
  try {
    const { data } = decodeBmp(bytes, { toRGBA: true });
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  } catch {
    return undefined;
  }
}
