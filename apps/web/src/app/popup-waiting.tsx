import { IconButton } from '@fairhouse/ui/button.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useEffect } from 'react';
import { useReachable } from '../lib/reachability.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './popup-waiting.module.css';
import { useAppTexts } from './texts/index.ts';

/** Stands while the code of a pop-up is on its way; while the server cannot be reached that may be long, so it can be left. */
export function PopupWaiting({ onClose }: { onClose: () => void }) {
  const t = useAppTexts();
  const common = useCommonTexts();
  const reachable = useReachable();

  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onClose]);

  return (
    <div className={styles.veil}>
      {!reachable && (
        <div className={styles.leave}>
          <IconButton icon="close" label={common('close')} onClick={onClose} autoFocus />
        </div>
      )}
      <Spinner label={t('loading')} />
    </div>
  );
}
