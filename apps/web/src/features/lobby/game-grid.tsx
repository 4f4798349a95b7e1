import { classes } from '../../ui/classes.ts';
import styles from './game-grid.module.css';
import { type Game, playGame } from './play-game.ts';
import { useLobbyTexts } from './texts/index.ts';

const categoryTexts = { Slots: 'slotsGames', 'Table Games': 'tableGames', 'Live Casino': 'liveCasino' } as const;

/** Covers in 5 columns, 3 on phones. A game that is not enabled stands there as an announcement and cannot be opened. */
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
  return (
    <ul className={classes(styles.grid, twoRows && styles.twoRows)}>
      {games.map((game) => (
        <li key={game.id}>
          <GameTile game={game} forFun={forFun} eager={eager} />
        </li>
      ))}
    </ul>
  );
}

function GameTile({ game, forFun, eager }: { game: Game; forFun: boolean; eager: boolean }) {
  const t = useLobbyTexts();
  if (game.enabled === 0) {
    return (
      <figure className={classes(styles.tile, styles.ahead)} aria-label={t('notYet', { game: game.name })}>
        <Cover game={game} eager={eager} />
        <figcaption className={styles.caption}>
          <span className={styles.name}>{game.name}</span>
          <span className={styles.kind}>{t('comingSoon')}</span>
        </figcaption>
      </figure>
    );
  }
  return (
    <button
      type="button"
      className={styles.tile}
      aria-label={t(forFun ? 'playGameForFun' : 'playGame', { game: game.name })}
      onClick={() => playGame(game.id, forFun)}
    >
      <Cover game={game} eager={eager} />
      <span className={styles.caption}>
        <span className={styles.name}>{game.name}</span>
        <span className={styles.kind}>{forFun ? t('forFun') : t(categoryTexts[game.category])}</span>
      </span>
    </button>
  );
}

export function Cover({ game, eager = false }: { game: { cover: string }; eager?: boolean }) {
  return (
    <span className={styles.frame}>
      <img
        className={styles.cover}
        src={game.cover}
        srcSet={sharperOf(game.cover)}
        sizes="(max-width: 899px) 30vw, 240px"
        alt=""
        width="360"
        height="480"
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}

/** Our own covers come twice, the other for screens with finer dots; a vendor's cover comes once. */
function sharperOf(cover: string): string | undefined {
  const own = /^(\/art\/covers\/[\w-]+)\.avif$/.exec(cover);
  return own ? `${cover} 360w, ${own[1]}-2x.avif 720w` : undefined;
}
