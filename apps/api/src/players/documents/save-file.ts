import { createHash, randomUUID } from 'node:crypto';
import { inTransaction } from '@fairhouse/database';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import type { Storage } from '../../lib/storage/storage.ts';
import { countFilesToday, insertFile, lockMember, type NewFile } from './documents.store.ts';
import { readPicture } from './read-picture.ts';

const mostFilesADay = 60;

/** Keeps an uploaded picture for its member, redrawn, under a random name; answers the file's id. */
export async function saveFile(
  db: pg.Pool,
  storage: Storage,
  memberId: bigint,
  file: UploadedFile,
): Promise<Result<bigint>> {
  // Drawing a picture again is dear: anyone who has had the day's share is sent away before it.
  if ((await countFilesToday(db, memberId)) >= mostFilesADay) return refuse('tooManyFiles');
  const picture = await readPicture(file.bytes);
  if (!picture.ok) return picture;
  const { jpeg, width, height } = picture.data;
  const storageName = `${randomUUID()}.jpg`;
  // Before its row: that must never point at a picture which is not there.
  await storage.store(storageName, jpeg);
  const sha256 = createHash('sha256').update(jpeg).digest();
  const id = await addToShare(db, { memberId, storageName, sha256, width, height, bytes: jpeg.length });
  if (!id.ok) await storage.remove(storageName);
  return id;
}

/** Counts again under a lock, since many uploads may have passed the first look together. */
function addToShare(db: pg.Pool, file: NewFile): Promise<Result<bigint>> {
  return inTransaction(db, async (tx) => {
    await lockMember(tx, file.memberId);
    if ((await countFilesToday(tx, file.memberId)) >= mostFilesADay) return refuse('tooManyFiles');
    return ok(await insertFile(tx, file));
  });
}
