import { blackjackGame, type Game, rouletteGame, slotGame, thresholdGame } from '@fairhouse/game-math';
import { slotDefinition, thresholdDefinition } from '@fairhouse/game-math/schema';
import {
  definitionsIn,
  type FacedTheme,
  type GameFolder,
  type GameWords,
  gameFolders,
  type SlotTheme,
} from './folders.ts';

/** A game with what is said about it. */
export interface OfferedGame extends Game {
  words: GameFolder['words'];
}

export type { FacedTheme, GameWords, SlotTheme };

/** The game on offer first, then those by its former rules. */
function gamesIn(folder: GameFolder): OfferedGame[] {
  // Bets and outcomes are opaque to who holds the list: `readBet` makes what `play` takes.
  return byEngine(folder).map((game) => ({ ...(game as Game), words: folder.words }));
}

function byEngine(folder: GameFolder): unknown[] {
  switch (folder.engine) {
    case 'slot':
      return definitionsIn(folder.code).map((data) => slotGame(slotDefinition.parse(data), folder.coins));
    case 'threshold':
      return definitionsIn(folder.code).map((data) => thresholdGame(thresholdDefinition.parse(data), folder.taps));
    case 'roulette':
      return [rouletteGame];
    case 'blackjack':
      return [blackjackGame];
  }
}

const all = gameFolders.map(gamesIn);

/** Every released game: one for each folder of `games/`. */
export const games: readonly OfferedGame[] = all.map(([onOffer]) => onOffer!);

const byRules = new Map(all.flat().map((game) => [`${game.code} ${game.definitionHash}`, game]));
const byCode = new Map(games.map((game) => [game.code, game]));

/** The game by exactly these rules, offered or former; undefined when the house does not have them. */
export function gameByRules(code: string, definitionHash: string): OfferedGame | undefined {
  return byRules.get(`${code} ${definitionHash}`);
}

export function gameOf(code: string): OfferedGame | undefined {
  return byCode.get(code);
}
