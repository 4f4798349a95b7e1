import { blackjackGame } from './blackjack/game.ts';
import type { Game } from './game.ts';
import { rouletteGame } from './roulette/european.ts';
import { nocturneGame } from './slots/nocturne/game.ts';

/** Every released game. Bets and outcomes are opaque to who holds this list: `readBet` makes what `play` takes. */
export const games: readonly Game[] = [nocturneGame, rouletteGame, blackjackGame] as unknown as readonly Game[];

export function gameOf(code: string): Game | undefined {
  return games.find((game) => game.code === code);
}
