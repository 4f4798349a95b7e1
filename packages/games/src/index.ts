import { engineGames, type Game, type GameKind } from '@fairhouse/game-math';
import { definitionSchemas } from '@fairhouse/game-math/schema';
import { eachLanguage } from '@fairhouse/money';
import { definitionsIn, type GameFolder, type GameWords, gameFolders } from './folders.ts';
import type { FacedTheme, SlotTheme } from './themes.ts';

/** A game with what is said about it: of our own, or a package of an outside studio. */
export interface PlayableGame extends Game {
  words: GameFolder['words'];
  /** As its folder declares it; null where it is counted from the rules, or not at all. */
  largestWinOneIn: number | null;
  /** In stakes, where the limit that its rules declare is more than any round comes to; null where it is not. */
  largestWinReached: number | null;
  /** Per cent of rounds that pay more than the stake, by the ways to play of its sheet; null where that is counted from the rules, or not at all. */
  profitRates: readonly string[] | null;
  /** Times and bounds of a table whose rounds everybody at it shares; null of a game that everybody plays alone. */
  live: NonNullable<GameFolder['live']> | null;
}

/** One of our own. */
export interface OfferedGame extends PlayableGame {
  kind: GameKind;
}

export type { FacedTheme, GameWords, SlotTheme };

/** The stakes that a folder offers in place of its engine's own. */
function stakesIn(folder: GameFolder) {
  if ('coins' in folder) return folder.coins;
  return 'taps' in folder ? folder.taps : undefined;
}

/** The game on offer first, then those by its former rules. */
function gamesIn(folder: GameFolder): OfferedGame[] {
  const definitions = definitionsIn(folder.code).map((data) => definitionSchemas[folder.engine].parse(data));
  const { words, largestWinOneIn = null, largestWinReached = null, profitRates = null, live = null } = folder;
  return definitions.map((definition, at) => {
    // Bets and outcomes are opaque to who holds the list: `readBet` makes what `play` takes.
    const game = engineGames[folder.engine](definition as never, stakesIn(folder) as never) as Game & {
      kind: GameKind;
    };
    // Shares of rounds were counted by the rules on offer alone.
    return { ...game, words, largestWinOneIn, largestWinReached, profitRates: at === 0 ? profitRates : null, live };
  });
}

const all = gameFolders.map(gamesIn);

/** Every released game: one for each folder of `games/`. */
export const games: readonly OfferedGame[] = all.map(([onOffer]) => onOffer!);

/** With those by former rules. */
export const gamesByRules: readonly OfferedGame[] = all.flat();

const byRules = new Map(gamesByRules.map((game) => [`${game.code} ${game.definitionHash}`, game]));
const byCode = new Map(games.map((game) => [game.code, game]));

/** Packages of outside studios, which this process has read from their store while it runs; by their rules, and those on offer by code. */
const packagesByRules = new Map<string, PlayableGame>();
let packagesOnOffer: ReadonlyMap<string, PlayableGame> = new Map();

/** Rounds by these rules can be played on and recomputed from now on. */
export function addPackage(game: Game): void {
  const said = { returns: game.declared.return, abandoned: '', rules: [] };
  packagesByRules.set(`${game.code} ${game.definitionHash}`, {
    ...game,
    words: eachLanguage(() => said),
    largestWinOneIn: null,
    largestWinReached: null,
    profitRates: null,
    live: null,
  });
}

/** Of those that were added, the ones that new rounds can be started in. A code of our own games is never taken. */
export function offerPackages(offered: readonly { code: string; hash: string }[]): void {
  packagesOnOffer = new Map(
    offered.flatMap(({ code, hash }) => {
      const game = packagesByRules.get(`${code} ${hash}`);
      return game && !byCode.has(code) ? [[code, game] as const] : [];
    }),
  );
}

/** Our own game by exactly these rules, offered or former; undefined when the casino does not have them. */
export function gameByRules(code: string, definitionHash: string): OfferedGame | undefined {
  return byRules.get(`${code} ${definitionHash}`);
}

export function gameOf(code: string): OfferedGame | undefined {
  return byCode.get(code);
}

/** The same of our own games and of packages. */
export function playableByRules(code: string, definitionHash: string): PlayableGame | undefined {
  return gameByRules(code, definitionHash) ?? packagesByRules.get(`${code} ${definitionHash}`);
}

export function playableOf(code: string): PlayableGame | undefined {
  return gameOf(code) ?? packagesOnOffer.get(code);
}
