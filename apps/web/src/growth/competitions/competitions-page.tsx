import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { useLocation } from '../../lib/address/location.ts';
import { useCall } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import frame from '../../ui/page.module.css';
import { CompetitionCard } from './competition-card.tsx';
import { isOver, type Summary } from './competition-view.ts';
import styles from './competitions.module.css';
import { OneCompetition } from './one-competition.tsx';
import { useCompetitionTexts } from './texts/index.ts';

const everyMs = 15_000;

/** /competitions, and /competitions?id=… */
export default function CompetitionsPage({ title }: { title: string }) {
  const { query } = useLocation();
  const id = /^[1-9]\d{0,8}$/.exec(query.get('id') ?? '')?.[0];
  return (
    <div className={frame.page}>
      {id ? <OneCompetition key={id} id={Number(id)} title={title} /> : <All title={title} />}
    </div>
  );
}

function All({ title }: { title: string }) {
  const t = useCompetitionTexts();
  const { status } = useSession();
  const { data, error, refetch } = useCall('/sys/competition/list', {}, { enabled: status !== 'unknown', everyMs });
  return (
    <>
      <header className={frame.top}>
        <h1>{title}</h1>
        <p className={frame.lead}>{t('lead')}</p>
      </header>
      {data ? (
        <Lists shown={data.competitions} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={frame.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
    </>
  );
}

function Lists({ shown }: { shown: readonly Summary[] | null }) {
  const t = useCompetitionTexts();
  if (shown === null || shown.length === 0) {
    return (
      <EmptyState title={t(shown ? 'noneTitle' : 'notShownTitle')}>
        <p className={styles.quiet}>{t(shown ? 'noneText' : 'notShownText')}</p>
      </EmptyState>
    );
  }
  const over = shown.filter(isOver);
  const coming = shown.filter(({ phase }) => phase === 'coming').reverse();
  const running = shown.filter((one) => !over.includes(one) && !coming.includes(one));
  return (
    <>
      <Section title={t('running')} rows={running} />
      <Section title={t('coming')} rows={coming} />
      <Section title={t('over')} rows={over} />
    </>
  );
}

function Section({ title, rows }: { title: string; rows: readonly Summary[] }) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.id}>
            <CompetitionCard row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}
