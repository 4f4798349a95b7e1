import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { post } from '../../../../lib/api.ts';
import { saveFile } from '../../../../lib/download.ts';
import { useMay } from '../../../../lib/person.ts';
import { Hash } from '../../../../ui/facts/hash.tsx';
import { Moment } from '../../../../ui/facts/moment.tsx';
import { Tag } from '../../../../ui/facts/tag.tsx';
import styles from './dispute.module.css';
import type { DisputeFile } from './dispute-file.ts';
import { useDisputeTexts } from './texts.ts';

/** What was put together, the latest first: that is what is handed in. */
export function EvidenceList({ evidence, answeredWith }: Pick<DisputeFile, 'evidence' | 'answeredWith'>) {
  const t = useDisputeTexts();
  const may = useMay();
  if (evidence.length === 0) return <p className={styles.quiet}>{t('noEvidence')}</p>;
  return (
    <ol className={styles.list}>
      {evidence.map(({ hash, madeFrom, by, time, bytes }, at) => (
        <li key={hash}>
          <div className={styles.line}>
            <span>
              {by} · <Moment at={time} /> · {t('kilobytes', { count: Math.ceil(bytes / 1_024) })}
            </span>
            {hash === answeredWith && <Tag tone="good">{t('handedIn')}</Tag>}
            {answeredWith === null && at === 0 && <Tag tone="late">{t('latest')}</Tag>}
            {may('disputes.edit') && (
              <Button size="compact-xs" variant="default" onClick={() => void fetchFile(hash)}>
                {t('savePdf')}
              </Button>
            )}
          </div>
          <Hash value={hash} />
          <small>
            {t('madeFrom')} {madeFrom.slice(0, 16)}
          </small>
        </li>
      ))}
    </ol>
  );
}

async function fetchFile(hash: string): Promise<void> {
  const answer = await post('/operator/dispute/evidenceFile', { hash });
  if (answer.ok) saveFile(answer.data.name, 'application/pdf', answer.data.base64);
  else showToast(answer.message);
}
