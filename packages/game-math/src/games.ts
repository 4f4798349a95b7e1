import { blackjackGame } from './blackjack/game.ts';
import type { Game } from './game.ts';
import { rouletteGame } from './roulette/european.ts';
import { nocturneGame } from './slots/nocturne/game.ts';

/** Every released game. Bets and outcomes are opaque to who holds this list: `readBet` makes what `play` takes. */
export const games: readonly Game[] = [nocturneGame, rouletteGame, blackjackGame] as unknown as readonly Game[];

/**
 * Games by rules that are not offered any more. They stay for as long as rounds begun by them are open, and for whoever
 * checks such a round later.
 */
const formerGames: readonly Game[] = [];

/** The game by exactly these rules, offered or former; undefined when the house does not have them. */
export function gameByRules(code: string, definitionHash: string): Game | undefined {
  return [...games, ...formerGames].find((game) => game.code === code && game.definitionHash === definitionHash);
}

export function gameOf(code: string): Game | undefined {
  return games.find((game) => game.code === code);
}
