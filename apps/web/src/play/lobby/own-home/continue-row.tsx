import { formatAmount, fromWire } from '@fairhouse/money';
import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import type { ReactNode } from 'react';
import { navigate } from '../../../lib/address/location.ts';
import { openPopup } from '../../../lib/address/popups.ts';
import { playedText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { Cover } from '../cover.tsx';
import { type Game, playGame } from '../play-game.ts';
import { useLobbyTexts } from '../texts/index.ts';
import type { MemberHome } from './member-home.ts';
import styles from './own-home.module.css';
import { useOwnHomeTexts } from './texts/index.ts';

/** The rounds that wait for the member; else the game that was played last. Always of one height. */
export function ContinueRow({
  home,
  last,
  first,
}: {
  home: MemberHome | undefined;
  last: Game | undefined;
  /** The first of the top games, as a picture for those who have played none. */
  first: Game | undefined;
}) {
  const t = useOwnHomeTexts();
  const lobby = useLobbyTexts();
  const language = useLanguage();
  const rounds = home?.openRounds ?? [];
  return (
    <section className={styles.continue} aria-label={t('continueTitle')}>
      {rounds.map(({ game, roundId, staked, currency, openTime }) => (
        <Card
          key={roundId}
          mark={t('roundWaits')}
          game={game}
          detail={t('roundStake', {
            amount: formatAmount(fromWire(staked, currency)!, language),
            time: playedText(openTime, language),
          })}
        >
          <Button
            variant="primary"
            size="s"
            aria-label={t('continueGame', { game: game.name })}
            onClick={() => playGame(game.id)}
          >
            {t('continue')}
          </Button>
        </Card>
      ))}
      {rounds.length === 0 && home?.isSpared && (
        <Card icon="shield" title={t('safely')} detail={t('safelyText')}>
          <Button size="s" aria-label={t('safely')} onClick={() => navigate('/play-safely')}>
            {t('openSafely')}
          </Button>
        </Card>
      )}
      {rounds.length === 0 && !home?.isSpared && last && (
        <Card mark={t('lastPlayed')} game={last}>
          <Button size="s" aria-label={lobby('playGame', { game: last.name })} onClick={() => playGame(last.id)}>
            {lobby('playNow')}
          </Button>
        </Card>
      )}
      {rounds.length === 0 && !home?.isSpared && !last && (
        <Card game={first} icon={first ? undefined : 'clock'} title={t('nothingYet')} detail={t('nothingYetText')}>
          <Button size="s" onClick={() => openPopup('categories', {})}>
            {t('chooseGame')}
          </Button>
        </Card>
      )}
    </section>
  );
}

function Card({
  mark,
  game,
  icon,
  title,
  detail,
  children,
}: {
  mark?: string;
  game?: Game | undefined;
  icon?: 'shield' | 'clock' | undefined;
  title?: string;
  detail?: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.card} data-one-line={detail === undefined || undefined}>
      {game && (
        <span className={styles.thumb}>
          <Cover game={game} eager />
        </span>
      )}
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
      )}
      <div className={styles.said}>
        {mark && <p className={styles.mark}>{mark}</p>}
        <h2>{title ?? game?.name}</h2>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      {children}
    </article>
  );
}
