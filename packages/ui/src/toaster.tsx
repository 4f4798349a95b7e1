import { Icon, type IconName } from './icon.tsx';
import type { Tone } from './notice.tsx';
import { useTexts } from './texts.ts';
import styles from './toaster.module.css';
import { hideToast, useToasts } from './toasts.ts';

const icons: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' };

/** Where the toasts stand. Once in the page, above everything. */
export function Toaster() {
  const t = useTexts();
  const toasts = useToasts();
  return (
    <div className={styles.toaster} role="status" aria-live="polite">
      {toasts.map((toast) => (
        <div key={toast.key} className={styles.toast} data-tone={toast.tone}>
          <Icon name={icons[toast.tone]} />
          <p>{toast.message}</p>
          <button type="button" aria-label={t('close')} onClick={() => hideToast(toast.key)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
