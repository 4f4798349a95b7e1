import type { Database } from '@fairhouse/database';
import type { Storage } from '../../lib/storage/storage.ts';
import { oldPictures, removePictureRows } from './old-picture.store.ts';

const mostAtOnce = 500;

/** Files first: a row that is left names what is still to be removed. Answers how many went. */
export async function removeOldPictures(db: Database, storage: Storage, days: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = await oldPictures(db, days, mostAtOnce);
    for (const { storageName } of old) await storage.remove(storageName);
    await removePictureRows(
      db,
      old.map(({ id }) => id),
    );
    removed += old.length;
    if (old.length < mostAtOnce) return removed;
  }
}
