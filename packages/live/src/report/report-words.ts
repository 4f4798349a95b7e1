import type { VendorWord } from '@fairhouse/contract/vendor-tables';
import type { Database } from '@fairhouse/database';
import { pageOfWords } from '../words/word.store.ts';

interface WordsAsked {
  table?: string | undefined;
  user?: string | undefined;
  before?: string | undefined;
  size: number;
}

/** What was said, as the casino's desk reads it: with the player's name at the wallet, and with what was taken out. */
export async function reportWords(db: Database, asked: WordsAsked): Promise<VendorWord[]> {
  const words = await pageOfWords(db, asked);
  return words.map(({ id, table, walletUser, alias, text, at, removedAt }) => ({
    id: String(id),
    table,
    user: walletUser,
    player: alias,
    text,
    at: at.toISOString(),
    removedAt: removedAt?.toISOString() ?? null,
  }));
}
