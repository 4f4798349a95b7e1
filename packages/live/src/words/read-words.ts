import type { LiveWord } from '@fairhouse/contract/play';
import type { Database } from '@fairhouse/database';
import { chatAt, newestWords, type WordRow } from './word.store.ts';

const most = 30;

/** The last messages of a table as everybody there may see them, the newest last; null where there is no chat. */
export async function readWords(db: Database, table: string): Promise<LiveWord[] | null> {
  if (!(await chatAt(db, table))?.isOn) return null;
  return (await newestWords(db, table, most)).reverse().map(showWord);
}

/** What was removed keeps its place, without its text. */
export function showWord({ id, by, alias, text, at, removedAt }: Omit<WordRow, 'table' | 'walletUser'>): LiveWord {
  const isRemoved = removedAt !== null;
  return { id: String(id), by, player: alias, text: isRemoved ? '' : text, isRemoved, at: at.toISOString() };
}
