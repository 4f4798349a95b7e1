import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { useKeys } from '../../lib/keys/use-keys.ts';
import { reload } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { ChooseMeans } from '../../ui/choices/choose-means.tsx';
import styles from '../../ui/choices/means.module.css';
import { ProveSelf } from '../../ui/choices/prove-self.tsx';
import { useMeTexts } from './texts.ts';

interface ChangeMeansProps {
  means: OperatorCallOutput<'/operator/auth/means/list'>;
  /** What is removed; otherwise something is added. */
  removes: { passkeyId: number | null; name: string } | undefined;
  onClose: () => void;
}

/** Proves presence first, and then changes what one signs in with. */
export function ChangeMeans({ means, removes, onClose }: ChangeMeansProps) {
  const t = useMeTexts();
  const common = useCommonTexts();
  const [token, setToken] = useState<string>();
  const [problem, setProblem] = useState<string>();
  useKeys({ close: onClose }, { closed: true });
  const done = async () => {
    await Promise.all([
      reload('/operator/auth/means/list'),
      reload('/operator/staff/sessions'),
      reload('/operator/auth/me'),
    ]);
    onClose();
  };
  const proved = async (given: string) => {
    if (!removes) return setToken(given);
    const { passkeyId } = removes;
    const answer = await post('/operator/auth/means/remove', { token: given, passkeyId });
    if (answer.ok) await done();
    else setProblem(answer.message);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={removes ? t('removeTitle') : t('addMeans')}
      size={460}
      closeOnEscape={false}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={styles.form}>
        {removes && <p>{removes.name}</p>}
        <p className={styles.small}>{removes ? t('removeAbout') : t('addAbout')}</p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {token === undefined ? (
          <ProveSelf means={means} proved={proved} />
        ) : (
          <ChooseMeans
            token={token}
            asksName={false}
            asksLabel
            takesPasskeys={means.takesPasskeys}
            done={() => void done()}
          />
        )}
        <Button variant="subtle" size="xs" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </Modal>
  );
}
