import { Button } from '@fairhouse/ui/button.tsx';
import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { Dialog } from '@fairhouse/ui/layers/dialog.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { momentText } from '../../../lib/language/formats.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useCall } from '../../../lib/query.ts';
import { useMember } from '../../../lib/session.ts';
import { useSupportTexts } from '../texts/index.ts';
import { useThreadTexts } from './texts/index.ts';
import { listPath } from './thread.ts';
import styles from './threads.module.css';

const everyMs = 30_000;

interface ThreadListProps {
  onOpen: (id: number) => void;
  onNew: () => void;
  onClose: () => void;
}

/** The member's conversations, the latest first. */
export function ThreadList({ onOpen, onNew, onClose }: ThreadListProps) {
  const t = useThreadTexts();
  const topicName = useSupportTexts();
  const language = useLanguage();
  const member = useMember();
  const { data, error, refetch } = useCall(listPath, {}, { enabled: member !== undefined, everyMs, staleTimeMs: 0 });
  return (
    <Dialog
      title={t('title')}
      size="m"
      onClose={onClose}
      footer={
        <Button variant="primary" wide onClick={onNew}>
          {t('newMessage')}
        </Button>
      }
    >
      {!data && !error && (
        <div className={styles.waiting}>
          <Spinner />
        </div>
      )}
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {data?.length === 0 && (
        <EmptyState art="no-messages" title={t('none')}>
          <p>{t('noneText')}</p>
        </EmptyState>
      )}
      <ul>
        {data?.map(({ id, topic, state, preview, changeTime }) => (
          <li key={id}>
            <button type="button" className={styles.thread} onClick={() => onOpen(id)}>
              <span className={styles.head}>
                <strong>{topicName(topic)}</strong>
                <span className={styles.state} data-state={state}>
                  {t(`state_${state}`)}
                </span>
              </span>
              <span className={styles.preview}>{preview}</span>
              <time dateTime={changeTime}>{momentText(changeTime, language)}</time>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
