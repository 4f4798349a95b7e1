import { Button } from '@fairhouse/ui/button.tsx';
import { useOutdated } from '../../lib/new-version.ts';
import { useReachable } from '../../lib/reachability.ts';
import { reloadHere } from '../../lib/reload.ts';
import { useAppTexts } from '../texts/index.ts';
import styles from './connection-bar.module.css';

/** Offers to load the page again once a newer version has replaced it. */
export function VersionBar() {
  const t = useAppTexts();
  const reachable = useReachable();
  if (!useOutdated() || !reachable) return null;
  return (
    <div className={styles.bar} data-calm role="status">
      <p>{t('newVersion')}</p>
      <Button size="s" onClick={() => reloadHere()}>
        {t('reload')}
      </Button>
    </div>
  );
}
