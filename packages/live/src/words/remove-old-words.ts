import type { Database } from '@fairhouse/database';
import { deleteWordsBefore } from './word.store.ts';

const keptMs = 30 * 24 * 3_600_000;
export const wordsAtOnce = 1_000;

/** What was said is forgotten after 30 days, with what was taken out. Answers how many words went. */
export async function removeOldWords(db: Database, now: Date): Promise<number> {
  return deleteWordsBefore(db, new Date(now.getTime() - keptMs), wordsAtOnce);
}
