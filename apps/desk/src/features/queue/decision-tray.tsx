import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useNow } from '../../ui/use-now.ts';
import styles from './decision-tray.module.css';
import { waitingOf } from './decisions.ts';
import { passTime, takeBackLast, useDecisions } from './made-decisions.ts';
import { useQueueTexts } from './texts/index.ts';

/** What was decided and can still be taken back, wherever one has gone since. */
export function DecisionTray() {
  const t = useQueueTexts();
  const now = useNow();
  const waiting = waitingOf(useDecisions());
  useEffect(() => passTime(now), [now]);
  const moments = waiting.flatMap(({ standing }) => (standing.state === 'waiting' ? [standing.effectiveAtMs] : []));
  const seconds = Math.max(0, Math.floor((Math.max(...moments) - now) / 1000));
  if (waiting.length === 0) return null;
  return (
    <div className={styles.tray} role="status">
      <span>{t('trayWaiting', { count: waiting.length })}</span>
      {moments.length > 0 && <span className={styles.seconds}>{t('trayIn', { seconds })}</span>}
      <Button size="compact-sm" variant="white" onClick={() => void takeBackLast()} rightSection={<kbd>Z</kbd>}>
        {t('takeBack')}
      </Button>
    </div>
  );
}
