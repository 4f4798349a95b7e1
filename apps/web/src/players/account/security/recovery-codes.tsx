import { Button, buttonClass } from '@fairhouse/ui/button.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { useAccountTexts } from '../texts/index.ts';
import styles from './security.module.css';

/** Shown once: nothing but the button leads on, so that a slip does not lose them. */
export function RecoveryCodes({
  codes,
  username,
  onDone,
}: {
  codes: readonly string[];
  username: string;
  onDone: () => void;
}) {
  const t = useAccountTexts();
  const asText = [t('fileHeading', { username }), '', ...codes, ''].join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast(t('copySuccess'), 'success');
    } catch {
      showToast(t('copyFailed'));
    }
  }

  return (
    <Dialog
      title={t('codesTitle')}
      lead={t('codesLead')}
      dismissable={false}
      onClose={onDone}
      footer={
        <Button variant="primary" wide onClick={onDone}>
          {t('keptThem')}
        </Button>
      }
    >
      <ol className={styles.codes} data-testid="recovery-codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.keep}>
        <Button icon="copy" onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <a
          className={buttonClass()}
          download="fairhouse-recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(asText)}`}
        >
          {t('saveCodes')}
        </a>
      </div>
    </Dialog>
  );
}
