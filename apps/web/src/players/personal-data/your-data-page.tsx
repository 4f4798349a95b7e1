import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useCall } from '../../lib/query.ts';
import { useMember } from '../../lib/session.ts';
import { AgreedPart } from './agreed-part.tsx';
import { CopyPart } from './copy-part.tsx';
import { CorrectPart } from './correct-part.tsx';
import { ErasePart } from './erase-part.tsx';
import styles from './personal-data.module.css';
import { usePersonalDataTexts } from './texts/index.ts';

const lookAgainMs = 3_000;

/** /your-data: a copy, corrections, what was agreed to, and erasure. */
export default function YourDataPage({ title }: { title: string }) {
  const t = usePersonalDataTexts();
  const member = useMember();
  const data = useCall(
    '/sys/data/get',
    {},
    { everyMs: (last) => (last?.copies.some(({ state }) => state === 'waiting') ? lookAgainMs : false) },
  );
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {data.data && member ? (
        <>
          <CopyPart data={data.data} currency={member.currency} />
          <CorrectPart data={data.data} />
          <AgreedPart />
          <ErasePart data={data.data} />
        </>
      ) : data.error ? (
        <LoadFailed error={data.error} onRetry={data.refetch} />
      ) : (
        <div className={styles.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  );
}
