import { engineGames, type Game, type GameKind } from '@fairhouse/game-math';

/**
 * The rules of all games, those on offer and former ones, in one file: so that every round can be checked where nothing can be loaded any
 * more. A round names its rules by their hash, so their source need not be trusted.
 */
const definitions = import.meta.glob<unknown>('../../../../../../games/*/definition*.json', {
  eager: true,
  import: 'default',
});
const engines = import.meta.glob<GameKind>('../../../../../../games/*/game.json', { eager: true, import: 'engine' });
const shelves = import.meta.glob<string>('../../../../../../games/*/game.json', { eager: true, import: 'shelf' });

export interface Rules {
  /** By each of its rules. */
  games: readonly Game[];
  /** Whether all players at its table share its rounds. */
  isShared: boolean;
}

export function rulesOf(code: string): Rules {
  const folder = `../../../../../../games/${code}/`;
  const engine = engines[`${folder}game.json`];
  const own = Object.entries(definitions).filter(([path]) => path.startsWith(`${folder}definition`));
  return {
    games: engine ? own.map(([, definition]) => engineGames[engine](definition as never) as Game) : [],
    isShared: shelves[`${folder}game.json`] === 'live',
  };
}
