import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, inTransaction } from '@fairhouse/database';
import { fileTypeFromBuffer } from 'file-type';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
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
  /** Outside any web root. */
  folder: string;
}

/** Keeps a picture for banners and promotions, drawn anew, under the hash of what it is; answers its address at the site. */
export async function keepPicture(
  { db, folder }: PictureKeeping,
  operator: Pick<StaffPerson, 'name'>,
  bytes: Buffer,
): Promise<Result<{ address: string; width: number; height: number }>> {
  if ((await countPictures(db)) >= mostPictures) return refuse('tooManyFiles');
  const drawn = await drawAnew(bytes);
  if (!drawn.ok) return drawn;
  const { webp, width, height } = drawn.data;
  const sha256 = createHash('sha256').update(webp).digest('hex');
  await writeDurably(folder, fileOf(sha256), webp);
  const author = `operator:${operator.name}`;
  await inTransaction(db, async (tx) => {
    if (!(await insertPicture(tx, { sha256, width, height, bytes: webp.length, author }))) return;
    await recordAct(tx, {
      actor: author,
      subject: `picture:${sha256}`,
      verb: 'picture.keep',
      after: { width, height, bytes: webp.length },
    });
  });
  return ok({ address: `/art/own/${fileOf(sha256)}`, width, height });
}

export const fileOf = (sha256: string) => `${sha256}.webp`;

/** Only what is a picture by its content, and of it only the picture: no metadata, no second file. Sizes are read before it is decoded. */
async function drawAnew(bytes: Buffer): Promise<Result<Drawn>> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !known.has(type.mime)) return refuse('fileTypeRefused');
  // Loaded by the first picture, not with the house: it is 28 MB.
  const { default: sharp } = await import('sharp');
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

/** Whole or not at all, and there before the row that names it. The same picture twice is the same file. */
async function writeDurably(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const before = join(folder, `${randomUUID()}.part`);
  const handle = await open(before, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
    await rename(before, join(folder, name));
  } catch (error) {
    await rm(before, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
}
