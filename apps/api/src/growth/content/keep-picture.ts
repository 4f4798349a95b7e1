import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { tooManyPixels } from '../../http/picture-pixels.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { countPictures, insertPicture } from './picture.store.ts';

/** What the widest screen shows of a banner, twice as fine as a phone's. */
const longestSide = 2_400;
const mostPixels = 40_000_000;
const mostPictures = 2_000;
const known = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

interface Drawn {
  webp: Buffer;
  width: number;
  height: number;
}

export interface PictureKeeping {
  db: Database;
  storage: Storage;
}

/** Keeps a picture for banners and promotions, drawn again, under the hash of what it is; answers its address at the site. */
export async function keepPicture(
  { db, storage }: PictureKeeping,
  operator: Pick<StaffPerson, 'name'>,
  bytes: Buffer,
): Promise<Result<{ address: string; width: number; height: number }>> {
  if ((await countPictures(db)) >= mostPictures) return refuse('tooManyFiles');
  const drawn = await redraw(bytes);
  if (!drawn.ok) return drawn;
  const { webp, width, height } = drawn.data;
  const sha256 = createHash('sha256').update(webp).digest('hex');
  // Before the row that names it. The same picture twice is the same file.
  await storage.store(fileOf(sha256), webp);
  const author = `operator:${operator.name}`;
  await inTransaction(db, async (tx) => {
    if (!(await insertPicture(tx, { sha256, width, height, bytes: webp.length, author }))) return;
    await recordAuditEvent(tx, {
      actor: author,
      subject: `picture:${sha256}`,
      command: 'picture.keep',
      after: { width, height, bytes: webp.length },
    });
  });
  return ok({ address: `/art/own/${fileOf(sha256)}`, width, height });
}

export const fileOf = (sha256: string) => `${sha256}.webp`;

/** Only what is a picture by its content, and of it only the picture: no metadata, no second file. Sizes are read before it is decoded. */
async function redraw(bytes: Buffer): Promise<Result<Drawn>> {
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
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true });
    return ok({ webp: data, width: info.width, height: info.height });
  } catch {
    return refuse('fileDamaged');
  }
}
