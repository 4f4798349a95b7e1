import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { playedText } from '../../lib/language/formats.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { usePages } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Money } from '../../ui/money.tsx';
import { Cover } from './cover.tsx';
import styles from './game-history.module.css';
import { playGame } from './play-game.ts';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Round = CallOutput<'/sys/game/history/page'>['content'][number];

const reachPx = 30;

/** The member's rounds, latest first. */
export default function GameHistory({ onClose }: { onClose: () => void }) {
  const t = useLobbyTexts();
  const common = useCommonTexts();
  const list = usePages('/sys/game/history/page', { amount_GT: 0, pageSize: 20, createTime_0: 'DESC' });
  useFailureToast(list.error, common('serverBusy'));
  return (
    <Dialog title={t('gameHistory')} onClose={onClose} size="m">
      <p>
        <a href={hrefOf('/own-play')}>{t('ownPlay')}</a> · <a href={hrefOf('/fair')}>{t('checkRounds')}</a>
      </p>
      <InfiniteList
        list={list}
        reachPx={reachPx}
        endText={t('endOfList')}
        empty={<EmptyState art="no-games" title={t('noGames')} />}
      >
        {(rounds) => (
          <ul className={styles.list}>
            {rounds.map((round) => (
              <li key={round.roundId}>
                <RoundRow round={round} />
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </Dialog>
  );
}

const words = { open: 'roundOpen', rolled_back: 'roundRolledBack', checking: 'roundChecking' } as const;

function RoundRow({ round }: { round: Round }) {
  const t = useLobbyTexts();
  const language = useLanguage();
  return (
    <article className={styles.row}>
      <Cover game={round} />
      <div>
        <h3>{round.name}</h3>
        <p className={styles.figures}>
          {t('staked')} <Money value={round.amount} currency={round.currency} />
          {' · '}
          {round.status === 'closed' ? (
            <>
              {t('won')} <Money value={round.winAmount} currency={round.currency} />
            </>
          ) : (
            t(words[round.status])
          )}
        </p>
        <time className={styles.time} dateTime={round.createTime}>
          {playedText(round.createTime, language)}
        </time>
      </div>
      <div className={styles.buttons}>
        {round.ref !== null && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => openPopup('liveRound', { round: round.ref!, game: round.name, own: true })}
            aria-label={`${t('watchRound')}: ${round.name}`}
          >
            {t('watchRound')}
          </Button>
        )}
        <Button size="s" onClick={() => playGame(round.id)} aria-label={`${t('playNow')}: ${round.name}`}>
          {t('playNow')}
        </Button>
      </div>
    </article>
  );
}
