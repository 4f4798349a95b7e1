import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useNow } from '../../../ui/facts/use-now.ts';
import { decisionName, useQueueTexts } from '../texts/index.ts';
import styles from './decision-tray.module.css';
import { refusedOf, waitingOf } from './decisions.ts';
import { acknowledgeRefused, passTime, takeBackLast, useDecisions } from './made-decisions.ts';

/** What was decided and can still be taken back, wherever one has gone since. */
export function DecisionTray() {
  const t = useQueueTexts();
  const now = useNow();
  const waiting = waitingOf(useDecisions());
  useEffect(() => passTime(now), [now]);
  const moments = waiting.flatMap(({ standing }) => (standing.state === 'waiting' ? [standing.effectiveAtMs] : []));
  const seconds = Math.max(0, Math.floor((Math.max(...moments) - now) / 1000));
  const refused = refusedOf(useDecisions());
  if (refused.length > 0) return <Refused refused={refused} />;
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

/** What did not happen stays in sight until somebody has read it. */
function Refused({ refused }: { refused: ReturnType<typeof refusedOf> }) {
  const t = useQueueTexts();
  const [first] = refused;
  return (
    <div className={styles.tray} data-refused role="alert">
      <span className={styles.why} title={first!.standing.message}>
        {refused.length === 1
          ? t('trayRefusedOne', { what: decisionName(t, first!.what), id: first!.id, why: first!.standing.message })
          : t('trayRefused', { count: refused.length })}
      </span>
      <Button size="compact-sm" variant="white" onClick={acknowledgeRefused}>
        {t('acknowledge')}
      </Button>
    </div>
  );
}
