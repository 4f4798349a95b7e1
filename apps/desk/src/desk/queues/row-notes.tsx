import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import styles from './row-notes.module.css';
import { useQueueTexts } from './texts/index.ts';
import type { QueueName, Row } from './types.ts';

/** What colleagues wrote at this row, oldest first. */
export function RowNotes({ queue, row }: { queue: QueueName; row: Row }) {
  const t = useQueueTexts();
  const { data } = useCall(
    '/operator/queue/notes',
    { queue, id: row.id },
    { enabled: row.notes > 0, staleTimeMs: 5_000 },
  );
  if (row.notes === 0 || !data || data.length === 0) return null;
  return (
    <section className={styles.notes}>
      <h3>{t('notes')}</h3>
      <ol>
        {data.map(({ id, by, time, text }) => (
          <li key={id}>
            <p className={styles.by}>
              {by} · <Moment at={time} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
