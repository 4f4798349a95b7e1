import type { Database } from '@fairhouse/database';
import { formatAmount } from '@fairhouse/money';
import { keepFor } from '@fairhouse/operation';
import type { Language } from '../../http/language.ts';
import { maskedName } from '../../lib/masked-name.ts';
import { recentWins } from './round.store.ts';

/** `player` is undefined where the member did not agree to be named. */
const sentences: Record<Language, (player: string | undefined, amount: string, game: string) => string> = {
  en: (player = 'A player', amount, game) => `${player} won ${amount} on ${game}`,
  fil: (player, amount, game) => `Nanalo ${player ? `si ${player}` : 'ang isang manlalaro'} ng ${amount} sa ${game}`,
  pt: (player = 'Um jogador', amount, game) => `${player} ganhou ${amount} em ${game}`,
  es: (player = 'Un jugador', amount, game) => `${player} ganó ${amount} en ${game}`,
};

const shown = 20;
const keptMs = 10_000;

/** Recent wins as sentences, with masked names of those who agreed to it: only what happened, so there may be none. Read at most every 10 s. */
export function latestWins(db: Database): (language: Language) => Promise<string[]> {
  const wins = keepFor(keptMs, () => recentWins(db, shown));
  return async (language) =>
    (await wins()).map(({ username, agreed, game, amount }) =>
      sentences[language](agreed ? maskedName(username) : undefined, formatAmount(amount, language), game),
    );
}
