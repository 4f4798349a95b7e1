import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ProveSelf } from '../../ui/choices/prove-self.tsx';
import { Answered } from '../../ui/states.tsx';
import styles from './api-keys.module.css';
import { useApiKeyTexts } from './texts/index.ts';

interface ConfirmProps {
  /** With what the proof gave. Undefined when done; otherwise what went wrong. */
  proved: (token: string) => Promise<string | undefined>;
  close: () => void;
}

/** A fresh proof of presence, before a key leaves the casino. */
export function ConfirmSelf({ proved, close }: ConfirmProps) {
  const t = useApiKeyTexts();
  const common = useCommonTexts();
  const query = useCall('/operator/auth/means/list', {});
  const [problem, setProblem] = useState<string>();
  useKeys({ close }, { closed: true });
  return (
    <Modal
      opened
      onClose={close}
      title={t('confirm')}
      size={460}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={styles.section}>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Answered query={query}>
          {(means) => (
            <ProveSelf
              means={means}
              proved={async (token) => {
                setProblem(undefined);
                const said = await proved(token);
                if (said === undefined) close();
                else setProblem(said);
              }}
            />
          )}
        </Answered>
        <Button variant="subtle" size="xs" onClick={close}>
          {common('cancel')}
        </Button>
      </div>
    </Modal>
  );
}
