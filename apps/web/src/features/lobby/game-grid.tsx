import { classes } from '../../ui/classes.ts';
import { WindowedGrid } from '../../ui/windowed-grid.tsx';
import { useFavourites } from './favourites.ts';
import styles from './game-grid.module.css';
import { GameTile } from './game-tile.tsx';
import type { Game } from './play-game.ts';

/** Covers in 5 columns, 3 on phones, however many there are. */
export function GameGrid({
  games,
  forFun = false,
  eager = false,
  twoRows = false,
}: {
  games: readonly Game[];
  forFun?: boolean;
  /** For what is in sight at once. */
  eager?: boolean;
  /** Only what fits into two rows. */
  twoRows?: boolean;
}) {
  const { ids, isMember } = useFavourites();
  return (
    <WindowedGrid
      className={classes(styles.grid, twoRows && styles.twoRows)}
      items={games}
      keyOf={({ id }) => id}
      draw={(game) => (
        <GameTile game={game} forFun={forFun} eager={eager} favourite={isMember ? ids.has(game.id) : undefined} />
      )}
    />
  );
}
