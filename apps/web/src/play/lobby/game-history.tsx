import type { CallOutput } from '@fairhouse/contract';
import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Checkbox } from '@fairhouse/ui/forms/checkbox.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { InfiniteList } from '@fairhouse/ui/lists/infinite-list.tsx';
import { useEffect } from 'react';
import { hrefOf } from '../../lib/address/location.ts';
import { openPopup } from '../../lib/address/popups.ts';
import { keepHistory, noteHistory, useKeptHistory } from '../../lib/kept-history.ts';
import { usePages } from '../../lib/query.ts';
import { useReachable } from '../../lib/reachability.ts';
import { useMember } from '../../lib/session.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Cover } from './cover.tsx';
import styles from './game-history.module.css';
import { KeptRounds } from './kept-rounds.tsx';
import { playGame } from './play-game.ts';
import { RoundFigures } from './round-figures.tsx';
import { useLobbyTexts } from './texts/index.ts';
import { useFailureToast } from './use-failure-toast.ts';

type Round = CallOutput<'/sys/game/history/page'>['content'][number];

const reachPx = 30;

/** The member's rounds, latest first; without a line those that this device has kept, where the member wanted that. */
export default function GameHistory({ onClose }: { onClose: () => void }) {
  const t = useLobbyTexts();
  const isReachable = useReachable();
  const kept = useKeptHistory();
  return (
    <Dialog title={t('gameHistory')} onClose={onClose} size="m">
      {!isReachable && kept?.fetchedTime ? <KeptRounds kept={kept} /> : <Rounds />}
    </Dialog>
  );
}

function Rounds() {
  const t = useLobbyTexts();
  const common = useCommonTexts();
  const member = useMember();
  const kept = useKeptHistory();
  const list = usePages('/sys/game/history/page', { amount_GT: 0, pageSize: 20, createTime_0: 'DESC' });
  useFailureToast(list.error, common('serverBusy'));
  const { items, fetchedAtMs } = list;
  const isKept = kept !== undefined && kept.memberId === member?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer has a time; its rows are put together again in each drawing.
  useEffect(() => {
    if (member && isKept && fetchedAtMs > 0) noteHistory(member.id, items, new Date(fetchedAtMs).toISOString());
  }, [member?.id, isKept, fetchedAtMs]);
  return (
    <>
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
      {member && (
        <div className={styles.keep}>
          <Checkbox checked={isKept} onChange={(isWanted) => keepHistory(member.id, isWanted)}>
            {t('keepHistory')}
          </Checkbox>
          <p className={styles.time}>{t('keepHistoryAbout')}</p>
        </div>
      )}
    </>
  );
}

function RoundRow({ round }: { round: Round }) {
  const t = useLobbyTexts();
  return (
    <article className={styles.row}>
      <Cover game={round} />
      <div>
        <RoundFigures round={round} />
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
