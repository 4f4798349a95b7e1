import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import { countFilesToday, insertFile } from './documents.store.ts';
import { readPicture } from './read-picture.ts';

const mostFilesADay = 60;

/** Keeps an uploaded picture for its member, redrawn, under a random name; answers the file's id. */
export async function saveFile(
  db: pg.Pool,
  folder: string,
  memberId: bigint,
  file: UploadedFile,
): Promise<Result<bigint>> {
  if ((await countFilesToday(db, memberId)) >= mostFilesADay) return refuse('tooManyFiles');
  const picture = await readPicture(file.bytes);
  if (!picture.ok) return picture;
  const { jpeg, width, height } = picture.data;
  const storageName = `${randomUUID()}.jpg`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(join(folder, storageName), 'wx', 0o600);
  try {
    await handle.writeFile(jpeg);
    // The row must never point at a picture that a power cut took away.
    await handle.sync();
  } finally {
    await handle.close();
  }
  const sha256 = createHash('sha256').update(jpeg).digest();
  return ok(await insertFile(db, { memberId, storageName, sha256, width, height, bytes: jpeg.length }));
}
