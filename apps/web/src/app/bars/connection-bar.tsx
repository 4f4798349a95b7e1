import { Button } from '@fairhouse/ui/button.tsx';
import { Icon } from '@fairhouse/ui/icon.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useEffect, useRef, useState } from 'react';
import { openPopup } from '../../lib/address/popups.ts';
import { post } from '../../lib/api.ts';
import { keepsHistory } from '../../lib/kept-history-place.ts';
import { queries } from '../../lib/query.ts';
import { useReachable } from '../../lib/reachability.ts';
import { refreshSession } from '../../lib/session.ts';
import { useAppTexts } from '../texts/index.ts';
import styles from './connection-bar.module.css';

const lookAgainMs = 5000;
const lookTimeoutMs = 4000;

/** Says that the site cannot reach its server, looks again every few seconds, and brings the page up to date afterwards. */
export function ConnectionBar() {
  const t = useAppTexts();
  const reachable = useReachable();
  const wasAway = useRef(false);
  const [looking, setLooking] = useState(false);

  useEffect(() => {
    if (reachable) return;
    const timer = setInterval(look, lookAgainMs);
    return () => clearInterval(timer);
  }, [reachable]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the return is what it waits for; the sentence is that of the moment.
  useEffect(() => {
    if (reachable && wasAway.current) {
      showToast(t('onlineAgain'), 'success');
      void refreshSession();
      void queries.refetchQueries({ type: 'active' });
    }
    wasAway.current = !reachable;
  }, [reachable]);

  if (reachable) return null;
  return (
    <div className={styles.bar} role="alert">
      <Icon name="offline" />
      <p>
        <strong>{t('offlineTitle')}.</strong> {t('offlineText')}
      </p>
      {keepsHistory() && (
        <Button size="s" variant="quiet" onClick={() => openPopup('gameHistory')}>
          {t('gameHistory')}
        </Button>
      )}
      <Button
        size="s"
        busy={looking}
        onClick={() => {
          setLooking(true);
          void look().then(() => setLooking(false));
        }}
      >
        {t('retry')}
      </Button>
    </div>
  );
}

/** Any call tells whether the server answers; this one needs nobody to be logged in. */
async function look(): Promise<void> {
  await post('/sys/ipinfoCloudFlare', {}, { silent: true, timeoutMs: lookTimeoutMs });
}
