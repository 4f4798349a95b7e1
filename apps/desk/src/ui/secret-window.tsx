import { Button, Modal } from '@mantine/core';
import { useKeys } from '../lib/keys/use-keys.ts';
import { useCommonTexts } from '../lib/texts/index.ts';
import styles from './once.module.css';
import { Once } from './once.tsx';

interface SecretWindowProps {
  title: string;
  about: string;
  secret: string;
  /** The button that says it was copied. */
  done: string;
  close: () => void;
}

/** A new secret. A click beside the window does not close it: it is never shown again. */
export function SecretWindow({ title, about, secret, done, close }: SecretWindowProps) {
  const common = useCommonTexts();
  useKeys({ close }, { closed: true });
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={620}
      closeOnClickOutside={false}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={styles.window}>
        <Once value={secret} about={about} />
        <div>
          <Button onClick={close} data-autofocus>
            {done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
