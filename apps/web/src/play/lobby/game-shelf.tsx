import { classes } from '@fairhouse/ui/classes.ts';
import { Cover } from './cover.tsx';
import styles from './game-shelf.module.css';
import { type Game, playGame } from './play-game.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';
import { useLobbyTexts } from './texts/index.ts';

const { frame, head, count, text } = styles;

/** One row of small covers that scrolls sideways. Its height does not depend on its games. */
export function GameShelf(props: SectionProps) {
  return <SectionFrame {...props} look={{ frame, head, count, text }} />;
}

/** The covers of a row; a press opens the game. Announced games stand there and cannot be opened. */
export function ShelfGames({ games, eager = false }: { games: readonly Game[]; eager?: boolean }) {
  const t = useLobbyTexts();
  return (
    <ul className={styles.row}>
      {games.map((game) => (
        <li key={game.id}>
          {game.enabled === 0 ? (
            <figure className={classes(styles.tile, styles.ahead)} aria-label={t('notYet', { game: game.name })}>
              <Cover game={game} eager={eager} />
              <figcaption className={styles.name}>{game.name}</figcaption>
            </figure>
          ) : (
            <button
              type="button"
              className={styles.tile}
              aria-label={t('playGame', { game: game.name })}
              onClick={() => playGame(game.id)}
            >
              <Cover game={game} eager={eager} />
              <span className={styles.name}>{game.name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const frames = 8;

/** Empty frames of the size of the covers, so that nothing moves when the games arrive. */
export function ShelfPlaceholder() {
  return (
    <ul className={styles.row} aria-hidden="true">
      {Array.from({ length: frames }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the frames are all alike.
        <li key={index}>
          <span className={styles.empty} />
          <span className={styles.name} />
        </li>
      ))}
    </ul>
  );
}
