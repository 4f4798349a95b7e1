import type { Database } from '@fairhouse/database';
import { formatAmount } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { recentWins, type Win } from './round.store.ts';

const sentences: Record<Language, (amount: string, game: string) => string> = {
  en: (amount, game) => `A player won ${amount} on ${game}`,
  fil: (amount, game) => `May manlalarong nanalo ng ${amount} sa ${game}`,
};

const shown = 20;
const keptMs = 10_000;

/** Recent wins as sentences without names: only what really happened, so there may be none. Read at most every 10 s. */
export function latestWins(db: Database): (language: Language) => Promise<string[]> {
  let readAtMs = Number.NEGATIVE_INFINITY;
  let wins: Promise<Win[]> = Promise.resolve([]);
  return async (language) => {
    if (performance.now() - readAtMs > keptMs) {
      readAtMs = performance.now();
      wins = recentWins(db, shown);
    }
    return (await wins).map(({ game, amount }) => sentences[language](formatAmount(amount, language), game));
  };
}
