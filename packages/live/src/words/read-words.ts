import type { LiveWord } from '@fairhouse/contract/play';
import type { Database } from '@fairhouse/database';
import { standingWords, wordsAreOn } from './word.store.ts';

const most = 30;

/** The last words of a table as everybody there may see them, the newest last; null where nothing may be said. */
export async function readWords(db: Database, table: string): Promise<LiveWord[] | null> {
  if (!(await wordsAreOn(db, table))) return null;
  const words = await standingWords(db, table, most);
  return words
    .reverse()
    .map(({ id, alias, text, at }) => ({ id: String(id), player: alias, text, at: at.toISOString() }));
}
