import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { CampaignTallies } from './campaign-tallies.tsx';
import styles from './groups.module.css';
import type { Campaign } from './groups-view.ts';
import { useGroupTexts } from './texts/index.ts';

/** What a draft would do, as it was tried the last time. */
export function DryRun({ of: { dryRun, contentHash } }: { of: Campaign }) {
  const t = useGroupTexts();
  const language = useLanguage();
  if (!dryRun) return <p className={styles.late}>{t('dryRunNone')}</p>;
  return (
    <section className={styles.section}>
      <h3>{t('dryRun')}</h3>
      {dryRun.contentHash !== contentHash && <p className={styles.late}>{t('dryRunOld')}</p>}
      <p className={styles.quiet}>
        {t('dryRunBy', { by: dryRun.by.replace(/^operator:/, '') })}, <Moment at={dryRun.time} />
      </p>
      <CampaignTallies label={t('dryRun')} tallies={dryRun.outcomes} isDry />
      {dryRun.overlaps.length > 0 && (
        <div className={styles.late}>
          <strong>{t('overlaps')}</strong>
          <ul>
            {dryRun.overlaps.map(({ id, name, state, members }) => (
              <li key={id}>
                {t('overlap', { name, state: t(`state_${state}`), count: countText(members, language) })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {dryRun.sample.length > 0 && (
        <p className={styles.quiet}>
          {t('sample')}: {dryRun.sample.map(({ username }) => username).join(', ')}
        </p>
      )}
    </section>
  );
}
