import { EmptyState } from '@fairhouse/ui/empty-state.tsx';
import { LoadFailed } from '@fairhouse/ui/load-failed.tsx';
import { Spinner } from '@fairhouse/ui/spinner.tsx';
import { hrefOf } from '../../lib/address/location.ts';
import { useCall } from '../../lib/query.ts';
import frame from '../../ui/page.module.css';
import { MissionCard } from './mission-card.tsx';
import { groupsOf, type Mission } from './mission-view.ts';
import styles from './missions.module.css';
import { useMissionTexts } from './texts/index.ts';

/** /missions: what can be done for points, and what was. */
export default function MissionsPage({ title }: { title: string }) {
  const t = useMissionTexts();
  const { data, error, refetch } = useCall('/sys/mission/list', {}, { staleTimeMs: 0 });
  return (
    <div className={frame.page}>
      <header className={frame.top}>
        <h1>{title}</h1>
        <p className={frame.lead}>{t('lead')}</p>
        <p>
          <a className={styles.link} href={hrefOf('/levels')}>
            {t('toLevels')}
          </a>
        </p>
      </header>
      {data ? (
        <Groups missions={data.missions} />
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <div className={frame.waiting}>
          <Spinner label={t('loading')} />
        </div>
      )}
    </div>
  );
}

function Groups({ missions }: { missions: readonly Mission[] | null }) {
  const t = useMissionTexts();
  if (missions === null || missions.length === 0) {
    return (
      <EmptyState title={t(missions ? 'noneTitle' : 'notShownTitle')}>
        <p className={styles.quiet}>{t(missions ? 'noneText' : 'notShownText')}</p>
      </EmptyState>
    );
  }
  return groupsOf(missions).map(({ name, rows }) => (
    <section key={name} className={styles.section} aria-label={t(name)}>
      <h2>{t(name)}</h2>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.id}>
            <MissionCard mission={row} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
