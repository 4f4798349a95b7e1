import { classes } from '@fairhouse/ui/classes.ts';
import grid from './game-grid.module.css';
import styles from './games-placeholder.module.css';

/** Empty frames of the size of tiles, so that nothing moves when the games arrive: one row, or two as `GameGrid` has them. */
export function GamesPlaceholder({ twoRows = false }: { twoRows?: boolean }) {
  return (
    <ul className={classes(grid.grid, twoRows ? grid.twoRows : styles.oneRow)} aria-hidden="true">
      {Array.from({ length: twoRows ? 10 : 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames are all alike.
        <li key={index}>
          <span className={grid.frame}>
            <span className={styles.cover} />
          </span>
          <span className={grid.caption} />
        </li>
      ))}
    </ul>
  );
}
