import { Button } from '@fairhouse/ui/button.tsx';
import { openPopup } from '../../../lib/address/popups.ts';
import { useProtectionWords } from '../../../lib/protection/texts/index.ts';
import styles from './history.module.css';
import { useHistoryTexts } from './texts/index.ts';

/** From where deposits are made to those that were, and to what keeps them small. */
export function DepositsLink() {
  const t = useHistoryTexts();
  const words = useProtectionWords();
  return (
    <p className={styles.link}>
      <Button variant="quiet" size="s" icon="clock" onClick={() => openPopup('deposits', {})}>
        {t('title')}
      </Button>
      <Button variant="quiet" size="s" icon="shield" onClick={() => openPopup('playSafely')}>
        {words('playSafely')}
      </Button>
    </p>
  );
}
