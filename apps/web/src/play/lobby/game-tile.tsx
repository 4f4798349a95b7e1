import type { FreeRoundsShown } from '@fairhouse/contract';
import { formatAmount, fromWire } from '@fairhouse/money';
import { classes } from '@fairhouse/ui/classes.ts';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { memo, useId } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { momentText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCall } from '../../lib/query.ts';
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
  /** Of the member in this game, to be played now. */
  freeRounds: FreeRoundsShown | undefined;
  /** Undefined shows no heart: visitors have no favourites. */
  favourite: boolean | undefined;
  /** On wide screens: how many columns it takes, 2 to 5, with words beside the cover. */
  span: number | undefined;
  /** On phones it has a whole row of three columns, with words beside the cover. */
  wholeRow: boolean;
}

/** A cover that opens its game. One that is not enabled stands there as an announcement and cannot be opened. */
export const GameTile = memo(function GameTile({ game, forFun, eager, freeRounds, favourite, span, wholeRow }: Props) {
  const t = useLobbyTexts();
  const id = useId();
  const freeId = useId();
  const spans = { 'data-span': span, 'data-whole-row': wholeRow || undefined };
  const hasWords = span !== undefined || wholeRow;
  if (game.enabled === 0) {
    return (
      <figure className={classes(styles.tile, styles.ahead)} aria-label={t('notYet', { game: game.name })} {...spans}>
        <Cover game={game} eager={eager} />
        <figcaption className={styles.caption}>
          <span className={styles.name} title={game.name}>
            {game.name}
          </span>
          <span className={styles.kind}>{t('comingSoon')}</span>
        </figcaption>
        {hasWords && <Words kind={t('comingSoon')} name={game.name} text={t('aboutAhead')} />}
      </figure>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.tile}
        aria-label={t(forFun ? 'playGameForFun' : 'playGame', { game: game.name })}
        aria-describedby={classes(freeRounds && freeId, hasWords && id) || undefined}
        {...spans}
        onClick={() => playGame(game.id, forFun)}
      >
        <Cover game={game} eager={eager} />
        <span className={styles.caption}>
          <span className={styles.name} title={game.name}>
            {game.name}
          </span>
          <span id={freeRounds && freeId} className={classes(styles.kind, freeRounds && styles.free)}>
            {freeRounds ? <FreeRounds rounds={freeRounds} /> : forFun ? t('forFun') : t(categoryTexts[game.category])}
            {!freeRounds && game.category === 'Live Casino' && <Seated gameId={game.id} />}
          </span>
        </span>
        {hasWords && (
          <Words
            kind={t(categoryTexts[game.category])}
            name={game.name}
            text={t(forFun ? 'aboutFun' : 'aboutPlay')}
            textId={id}
            action={t(forFun ? 'forFun' : 'playNow')}
          />
        )}
      </button>
      <button
        type="button"
        className={styles.info}
        aria-label={t('aboutGame', { game: game.name })}
        onClick={() => openPopup('aboutGame', { gameId: game.id, name: game.name })}
      >
        <Icon name="info" size={18} />
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

function FreeRounds({ rounds: { count, used, stake, currency, expireTime } }: { rounds: FreeRoundsShown }) {
  const t = useLobbyTexts();
  const language = useLanguage();
  const left = count - used;
  const each = formatAmount(fromWire(stake, currency)!, language);
  return (
    <>
      {t(left === 1 ? 'freeRounds_one' : 'freeRounds', { left })}
      <span className={styles.stake}>, {each}</span>
      <span className="visually-hidden">, {t('freeRoundsUntil', { until: momentText(expireTime, language) })}</span>
    </>
  );
}

/** How many people sit there, as the live rounds of this page say it: no call of its own. */
function Seated({ gameId }: { gameId: number }) {
  const t = useLobbyTexts();
  const { data } = useCall('/sys/liveRound/list', {}, { enabled: false });
  const count = data?.tables.find((table) => table.gameId === gameId)?.seated;
  return count ? <> · {t(count === 1 ? 'seated_one' : 'seated', { count })}</> : null;
}

/** What stands beside a cover that has the rest of a row. */
function Words({
  kind,
  name,
  text,
  textId,
  action,
}: {
  kind: string;
  name: string;
  text: string;
  textId?: string;
  action?: string;
}) {
  return (
    <span className={styles.words}>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.title}>{name}</span>
      <span id={textId}>{text}</span>
      {action && <span className={styles.action}>{action}</span>}
    </span>
  );
}
