import { Link } from '@tanstack/react-router';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Panel } from '../../ui/page.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './home.module.css';
import { type Home, tenthsText } from './home-view.ts';
import { useHomeTexts } from './texts/index.ts';

type Funnel = NonNullable<Home['funnel']>;
type Counts = Funnel['now'];
const steps = ['joined', 'deposited', 'depositedTwice'] as const satisfies (keyof Counts)[];

/** How many of those who joined deposited, and deposited again. */
export function FunnelPart({ funnel: { days, now, weekAgo, list } }: { funnel: Funnel }) {
  const t = useHomeTexts();
  const language = useLanguage();
  const cell = (counts: Counts, step: (typeof steps)[number]) => (
    <>
      {countText(counts[step], language)}
      {step !== 'joined' && <small className={styles.share}>{shareOf(counts[step], counts.joined)}</small>}
    </>
  );
  return (
    <Panel
      title={t('funnel')}
      actions={
        <Link to={list.path as '/money'} search={list.search}>
          {t('openList')}
        </Link>
      }
    >
      <p className={styles.note}>{t('funnelAbout', { days })}</p>
      <PlainTable<(typeof steps)[number]>
        label={t('funnel')}
        heads={[
          { name: t('step'), phone: true },
          { name: t('now'), figures: true, phone: true },
          { name: t('weekAgo'), figures: true, phone: true },
        ]}
        rows={steps}
        rowKey={(step) => step}
        cells={(step) => [
          <span key="step" className={styles.step}>
            {t(`funnel_${step}`)}
            <span
              className={styles.meter}
              style={{ inlineSize: `${now.joined === 0 ? 0 : Math.round((100 * now[step]) / now.joined)}%` }}
              aria-hidden
            />
          </span>,
          cell(now, step),
          cell(weekAgo, step),
        ]}
      />
    </Panel>
  );
}

function shareOf(part: number, whole: number): string {
  return whole === 0 ? '–' : `${tenthsText(BigInt(Math.round((1_000 * part) / whole)))} %`;
}
