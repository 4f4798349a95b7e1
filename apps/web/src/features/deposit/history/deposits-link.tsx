import { Button } from '@fairhouse/ui/button.tsx';
import { openPopup } from '../../../lib/popups.ts';
import styles from './history.module.css';
import { useHistoryTexts } from './texts/index.ts';

/** From where deposits are made to those that were. */
export function DepositsLink() {
  const t = useHistoryTexts();
  return (
    <p className={styles.link}>
      <Button variant="quiet" size="s" icon="clock" onClick={() => openPopup('deposits', {})}>
        {t('title')}
      </Button>
    </p>
  );
}
