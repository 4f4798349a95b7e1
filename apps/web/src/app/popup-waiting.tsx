import { Spinner } from '../ui/spinner.tsx';
import styles from './popup-waiting.module.css';
import { useAppTexts } from './texts/index.ts';

/** Stands while the code of a pop-up is on its way. */
export function PopupWaiting() {
  const t = useAppTexts();
  return (
    <div className={styles.veil}>
      <Spinner label={t('loading')} />
    </div>
  );
}
