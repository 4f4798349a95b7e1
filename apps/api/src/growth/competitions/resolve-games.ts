import { type GameChoice, mostCompetitionGames } from '@fairhouse/contract/operator';
import type { PlayableGame } from './competition.store.ts';
import type { ResolvedGames } from './competition.ts';

/**
 * The games of a choice, as the catalogue is now: those that are named, and those that are of one of the studios, of one of the kinds and
 * with one of the features, as far as these are chosen, but for those left out. Undefined where none is left, or more than can be named.
 */
export function resolveGames(choice: GameChoice, catalogue: readonly PlayableGame[]): ResolvedGames | undefined {
  const { codes, studios, shelves, features, except } = choice;
  const leftOut = new Set(except);
  const goesByWhat = studios.length + shelves.length + features.length > 0;
  if (codes.length === 0 && !goesByWhat) return { games: null, gamesLeftOut: except.length > 0 ? [...leftOut] : null };
  const fits = (game: PlayableGame) =>
    goesByWhat &&
    (studios.length === 0 || studios.includes(game.studio)) &&
    (shelves.length === 0 || (game.shelf !== null && shelves.includes(game.shelf))) &&
    (features.length === 0 || game.features.some((feature) => features.includes(feature)));
  const found = new Set([...codes, ...catalogue.filter(fits).map(({ code }) => code)]);
  const games = [...found].filter((code) => !leftOut.has(code));
  return games.length === 0 || games.length > mostCompetitionGames ? undefined : { games, gamesLeftOut: null };
}
