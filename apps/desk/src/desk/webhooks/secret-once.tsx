import { Button, Modal } from '@mantine/core';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { CopyButton } from '../../ui/facts/copy-button.tsx';
import { useWebhookTexts } from './texts/index.ts';
import styles from './webhooks.module.css';

/** A new secret. A click beside the window does not close it: it is never shown again. */
export function SecretOnce({ secret, close }: { secret: string; close: () => void }) {
  const t = useWebhookTexts();
  const common = useCommonTexts();
  useKeys({ close }, { closed: true });
  return (
    <Modal
      opened
      onClose={close}
      title={t('secretTitle')}
      size={560}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={styles.section}>
        <p>{t('secretAbout')}</p>
        <div className={styles.secret}>
          <code>{secret}</code>
          <CopyButton value={secret} />
        </div>
        <div className={styles.buttons}>
          <Button onClick={close} data-autofocus>
            {t('secretDone')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
