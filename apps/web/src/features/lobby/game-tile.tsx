import { memo } from 'react';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { Cover } from './cover.tsx';
import { setFavourite } from './favourites.ts';
import styles from './game-grid.module.css';
import { type Game, playGame } from './play-game.ts';
import { useLobbyTexts } from './texts/index.ts';

const categoryTexts = { Slots: 'slotsGames', 'Table Games': 'tableGames', 'Live Casino': 'liveCasino' } as const;

interface Props {
  game: Game;
  forFun: boolean;
  eager: boolean;
  /** Undefined shows no heart: visitors have no favourites. */
  favourite: boolean | undefined;
}

/** A cover that opens its game. One that is not enabled stands there as an announcement and cannot be opened. */
export const GameTile = memo(function GameTile({ game, forFun, eager, favourite }: Props) {
  const t = useLobbyTexts();
  if (game.enabled === 0) {
    return (
      <figure className={classes(styles.tile, styles.ahead)} aria-label={t('notYet', { game: game.name })}>
        <Cover game={game} eager={eager} />
        <figcaption className={styles.caption}>
          <span className={styles.name} title={game.name}>
            {game.name}
          </span>
          <span className={styles.kind}>{t('comingSoon')}</span>
        </figcaption>
      </figure>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-label={t(forFun ? 'playGameForFun' : 'playGame', { game: game.name })}
        onClick={() => playGame(game.id, forFun)}
      >
        <Cover game={game} eager={eager} />
        <span className={styles.caption}>
          <span className={styles.name} title={game.name}>
            {game.name}
          </span>
          <span className={styles.kind}>{forFun ? t('forFun') : t(categoryTexts[game.category])}</span>
        </span>
      </button>
      {favourite !== undefined && (
        <button
          type="button"
          className={styles.heart}
          aria-label={t('favourite', { game: game.name })}
          aria-pressed={favourite}
          onClick={() => void setFavourite(game, !favourite)}
        >
          <Icon name="heart" size={20} />
        </button>
      )}
    </>
  );
});
