import {
  blackjackGame,
  compareGame,
  dealerPokerGame,
  diceTableGame,
  drawPokerGame,
  type Game,
  ladderGame,
  rouletteGame,
  slotGame,
  subsetGame,
  thresholdGame,
  ticketGame,
  weightedGame,
} from '@fairhouse/game-math';
import {
  compareDefinition,
  dealerPokerDefinition,
  diceTableDefinition,
  drawPokerDefinition,
  ladderDefinition,
  rouletteDefinition,
  slotDefinition,
  subsetDefinition,
  thresholdDefinition,
  ticketDefinition,
  weightedDefinition,
} from '@fairhouse/game-math/schema';
import type { Engine } from './engines.ts';
import { definitionsIn, type GameFolder, type GameWords, gameFolders } from './folders.ts';
import type { FacedTheme, SlotTheme } from './themes.ts';

/** A game with what is said about it. */
export interface OfferedGame extends Game {
  words: GameFolder['words'];
  /** As its folder declares it; null where it is counted from the rules, or not at all. */
  largestWinOneIn: number | null;
}

export type { FacedTheme, GameWords, SlotTheme };

type FolderOf<E extends Engine> = Extract<GameFolder, { engine: E }>;

/** How a game is made of its folder, by engine: the one on offer first, then those by its former rules. */
const made: { [E in Engine]: (folder: FolderOf<E>) => unknown[] } = {
  slot: ({ code, coins }) => definitionsIn(code).map((data) => slotGame(slotDefinition.parse(data), coins)),
  roulette: ({ code }) => definitionsIn(code).map((data) => rouletteGame(rouletteDefinition.parse(data))),
  blackjack: () => [blackjackGame],
  threshold: ({ code, taps }) =>
    definitionsIn(code).map((data) => thresholdGame(thresholdDefinition.parse(data), taps)),
  weighted: ({ code, taps }) => definitionsIn(code).map((data) => weightedGame(weightedDefinition.parse(data), taps)),
  ladder: ({ code, taps }) => definitionsIn(code).map((data) => ladderGame(ladderDefinition.parse(data), taps)),
  'draw-poker': ({ code, taps }) =>
    definitionsIn(code).map((data) => drawPokerGame(drawPokerDefinition.parse(data), taps)),
  subset: ({ code, taps }) => definitionsIn(code).map((data) => subsetGame(subsetDefinition.parse(data), taps)),
  ticket: ({ code, taps }) => definitionsIn(code).map((data) => ticketGame(ticketDefinition.parse(data), taps)),
  compare: ({ code, taps }) => definitionsIn(code).map((data) => compareGame(compareDefinition.parse(data), taps)),
  'dealer-poker': ({ code, taps }) =>
    definitionsIn(code).map((data) => dealerPokerGame(dealerPokerDefinition.parse(data), taps)),
  'dice-table': ({ code }) => definitionsIn(code).map((data) => diceTableGame(diceTableDefinition.parse(data))),
};

function gamesIn(folder: GameFolder): OfferedGame[] {
  const make = made[folder.engine] as (folder: GameFolder) => unknown[];
  // Bets and outcomes are opaque to who holds the list: `readBet` makes what `play` takes.
  return make(folder).map((game) => ({
    ...(game as Game),
    words: folder.words,
    largestWinOneIn: folder.largestWinOneIn ?? null,
  }));
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
