import { useEffect } from 'react';
import { queries } from '../lib/query.ts';
import { useReachable } from '../lib/reachability.ts';
import { refreshSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './away-bar.module.css';
import { useAppTexts } from './texts/index.ts';

const lookAgainMs = 5000;

/** Says that the house cannot be reached, looks again every few seconds, and brings the page up to date afterwards. */
export function AwayBar() {
  const t = useAppTexts();
  const reachable = useReachable();

  useEffect(() => {
    if (reachable) return;
    const timer = setInterval(lookAgain, lookAgainMs);
    return () => clearInterval(timer);
  }, [reachable]);

  if (reachable) return null;
  return (
    <div className={styles.bar} role="alert">
      <Icon name="offline" />
      <p>
        <strong>{t('offlineTitle')}.</strong> {t('offlineText')}
      </p>
      <Button size="s" onClick={lookAgain}>
        {t('retry')}
      </Button>
    </div>
  );
}

function lookAgain(): void {
  void refreshSession();
  void queries.refetchQueries({ type: 'active' });
}
