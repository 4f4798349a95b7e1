import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@fairhouse/database';
import { oldPictures, removePictureRows } from './old-picture.store.ts';

const mostAtOnce = 500;

/** Files first: a row that is left names what is still to be removed. Answers how many went. */
export async function removeOldPictures(db: Database, folder: string, days: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = await oldPictures(db, days, mostAtOnce);
    for (const { storageName } of old) await rm(join(folder, storageName), { force: true });
    await removePictureRows(
      db,
      old.map(({ id }) => id),
    );
    removed += old.length;
    if (old.length < mostAtOnce) return removed;
  }
}
