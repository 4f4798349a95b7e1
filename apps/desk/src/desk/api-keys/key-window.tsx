import { Button, Modal } from '@mantine/core';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { Once } from '../../ui/once.tsx';
import styles from './api-keys.module.css';
import { useApiKeyTexts } from './texts/index.ts';

/** A new key. A click beside the window does not close it: it is never shown again. */
export function KeyWindow({ secret, close }: { secret: string; close: () => void }) {
  const t = useApiKeyTexts();
  const common = useCommonTexts();
  useKeys({ close }, { closed: true });
  return (
    <Modal
      opened
      onClose={close}
      title={t('secretTitle')}
      size={620}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={styles.section}>
        <Once value={secret} about={t('secretAbout')} />
        <div className={styles.buttons}>
          <Button onClick={close} data-autofocus>
            {t('secretDone')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
