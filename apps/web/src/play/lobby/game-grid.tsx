import { classes } from '@fairhouse/ui/classes.ts';
import { WindowedGrid } from '@fairhouse/ui/lists/windowed-grid.tsx';
import { freeRoundsIn, useFreeRounds } from '../../lib/free-rounds/use-free-rounds.ts';
import { useFavourites } from './favourites.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import type { Game } from './play-game.ts';

/** As in the style sheet: on wide screens, and on phones, where a list may have a second row. */
const columns = 5;
const narrowColumns = 3;

/** Covers in 5 columns, 3 on phones, however many there are. */
export function GameGrid({
  games,
  forFun = false,
  eager = false,
  twoRows = false,
  fillsRow = false,
}: {
  games: readonly Game[];
  forFun?: boolean;
  /** For what is in sight at once. */
  eager?: boolean;
  /** Only what fits into two rows, of which the second is full or not there. */
  twoRows?: boolean;
  /** Where the last row is not full, the last game has a few words in the rest of it; on phones, where that are two columns. */
  fillsRow?: boolean;
}) {
  const { ids, isMember } = useFavourites();
  const { open } = useFreeRounds();
  const spare = fillsRow ? columns - games.length : 0;
  const wide = spare > 0 ? (games.findLast(({ enabled }) => enabled !== 0) ?? games.at(-1)) : undefined;
  const last = fillsRow && games.length <= 2 * narrowColumns ? games.at(-1) : undefined;
  return (
    <WindowedGrid
      className={classes(styles.grid, twoRows && styles.twoRows)}
      items={games}
      keyOf={({ id }) => id}
      draw={(game) => (
        <GameTile
          game={game}
          forFun={forFun}
          eager={eager}
          freeRounds={forFun ? undefined : freeRoundsIn(open, game.id)}
          favourite={isMember ? ids.has(game.id) : undefined}
          span={game === wide ? spare + 1 : undefined}
          wholeRow={game === last && games.length % narrowColumns === 1}
        />
      )}
    />
  );
}
