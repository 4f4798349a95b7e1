import type { Database } from '@fairhouse/database';
import { formatAmount } from '@fairhouse/money';
import { keepFor } from '@fairhouse/operation';
import type { Language } from '../../http/language.ts';
import { recentWins } from './round.store.ts';

const sentences: Record<Language, (player: string, amount: string, game: string) => string> = {
  en: (player, amount, game) => `${player} won ${amount} on ${game}`,
  fil: (player, amount, game) => `Nanalo si ${player} ng ${amount} sa ${game}`,
};

const shown = 20;
const keptMs = 10_000;

/** The first letter and as many stars for everyone, so that not even the length tells who it is. */
function masked(username: string): string {
  return `${[...username][0]}***`;
}

/** Recent wins as sentences with masked names: only what really happened, so there may be none. Read at most every 10 s. */
export function latestWins(db: Database): (language: Language) => Promise<string[]> {
  const wins = keepFor(keptMs, () => recentWins(db, shown));
  return async (language) =>
    (await wins()).map(({ username, game, amount }) =>
      sentences[language](masked(username), formatAmount(amount, language), game),
    );
}
