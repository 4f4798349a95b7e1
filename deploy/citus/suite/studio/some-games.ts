import type { Game, SlotStakes } from '@fairhouse/game-math';
import { games } from '@fairhouse/games';

export const potGame = games.find(({ pot }) => pot) as Game;

/** The dearest round: the likeliest to take the pot. */
export const potBet = { coin: (potGame.stakes('USD') as SlotStakes).coins.at(-1)! };

/** One that is over at once, one of many steps, and one that pays into a pot. */
export const playedGames = ['nocturne', 'blackjack', potGame.code];
export const betsOf: Record<string, unknown> = {
  nocturne: { coin: 5 },
  blackjack: { stake: 500 },
  [potGame.code]: potBet,
};
