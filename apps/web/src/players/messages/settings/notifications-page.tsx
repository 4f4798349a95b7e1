import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useCall } from '../../../lib/query.ts';
import { useMember } from '../../../lib/session.ts';
import styles from './notifications.module.css';
import { PushPart } from './push-part.tsx';
import { QuietHoursPart } from './quiet-hours-part.tsx';
import { useNotificationTexts } from './texts/index.ts';
import { TopicsPart } from './topics-part.tsx';

/** /notifications: what the member is notified of, where, and when not. */
export default function NotificationsPage({ title }: { title: string }) {
  const t = useNotificationTexts();
  const member = useMember();
  const { data, error, refetch } = useCall('/sys/notification/get', {});
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      {data && member ? (
        <>
          <TopicsPart settings={data} />
          <PushPart settings={data} memberId={member.id} />
          <QuietHoursPart key={JSON.stringify(data.quietHours)} settings={data} />
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={styles.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  );
}
