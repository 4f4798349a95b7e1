import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { redrawPicture } from '../../http/redraw-picture.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { countPictures, insertPicture } from './picture.store.ts';

/** What the widest screen shows of a banner, twice as fine as a phone's. */
const longestSide = 2_400;
const resize = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;
const mostPixels = 40_000_000;
const mostPictures = 2_000;

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
  const drawn = await redrawPicture(bytes, { mostPixels, resize });
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
