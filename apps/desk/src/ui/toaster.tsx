import { Icon } from '@fairhouse/ui/icon.tsx';
import { hideToast, useToasts } from '@fairhouse/ui/toasts.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './toaster.module.css';

/** Where short messages stand. Once in the page, above everything. */
export function Toaster() {
  const t = useCommonTexts();
  return (
    <div className={styles.toaster} role="status" aria-live="polite">
      {useToasts().map(({ key, message, tone }) => (
        <div key={key} className={styles.toast} data-tone={tone}>
          <Icon name={tone === 'success' ? 'check' : tone === 'info' ? 'info' : 'warning'} size={18} />
          <p>{message}</p>
          <button type="button" aria-label={t('close')} onClick={() => hideToast(key)}>
            <Icon name="close" size={14} />
          </button>
        </div>
      ))}
    </div>
  );
}
