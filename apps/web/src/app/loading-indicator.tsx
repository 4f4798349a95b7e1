import { useStore } from '@fairhouse/ui/store.ts';
import { callsInFlight } from '../lib/in-flight.ts';
import styles from './loading-indicator.module.css';
import { useAppTexts } from './texts/index.ts';

/** A thin line at the top while calls are in flight. It covers nothing, so nothing moves and nothing is blocked. */
export function LoadingIndicator() {
  const t = useAppTexts();
  const shown = useStore(callsInFlight.shown);
  return (
    <div className={styles.track} role="status" data-shown={shown || undefined}>
      {shown && <span className="visually-hidden">{t('loading')}</span>}
    </div>
  );
}
