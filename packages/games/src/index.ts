import { blackjackGame, type Game, rouletteGame, slotGame } from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';
import { definitionsIn, type GameFolder, type GameWords, gameFolders, type SlotTheme } from './folders.ts';

/** A game with what is said about it. */
export interface OfferedGame extends Game {
  words: GameFolder['words'];
}

export type { GameWords, SlotTheme };

/** The game on offer first, then those by its former rules. */
function gamesIn(folder: GameFolder): OfferedGame[] {
  const { words } = folder;
  // Bets and outcomes are opaque to who holds the list: `readBet` makes what `play` takes.
  const offered = (game: unknown) => ({ ...(game as Game), words });
  if (folder.engine === 'slot')
    return definitionsIn(folder.code).map((data) => offered(slotGame(slotDefinition.parse(data), folder.coins)));
  return [offered(folder.engine === 'roulette' ? rouletteGame : blackjackGame)];
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
