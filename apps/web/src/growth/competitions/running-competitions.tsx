import { hrefOf } from '../../lib/address/location.ts';
import { useCall } from '../../lib/query.ts';
import { CompetitionCard } from './competition-card.tsx';
import styles from './competitions.module.css';
import { useCompetitionTexts } from './texts/index.ts';

const shown = 3;
const everyMs = 60_000;

/** On a member's home page: what runs now, with the own place; first what the member takes part in. Nothing where nothing runs. */
export default function RunningCompetitions() {
  const t = useCompetitionTexts();
  const { data } = useCall('/sys/competition/list', {}, { everyMs });
  const running = data?.competitions?.filter(({ phase }) => phase === 'running') ?? [];
  if (running.length === 0) return null;
  const rows = [...running].sort((a, b) => Number(b.own !== null) - Number(a.own !== null)).slice(0, shown);
  return (
    <section aria-label={t('homeTitle')} className={styles.section}>
      <header className={styles.homeTop}>
        <h2>{t('homeTitle')}</h2>
        <a href={hrefOf('/competitions')}>{t('back')}</a>
      </header>
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
