import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { post } from '../../lib/api.ts';
import { saveFile } from '../../lib/download.ts';
import { useMay } from '../../lib/person.ts';
import { Hash } from '../../ui/facts/hash.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import styles from './risk.module.css';
import { nameOf, type WholeCase } from './risk-view.ts';
import { Section } from './section.tsx';
import { useRiskTexts } from './texts/index.ts';

/** The reports that were written about a case; that one is fetched is recorded. */
export function CaseReports({ reports }: Pick<WholeCase, 'reports'>) {
  const t = useRiskTexts();
  const may = useMay();
  const fetch = async (hash: string) => {
    const answer = await post('/operator/risk/case/reportFile', { hash });
    if (!answer.ok) return showToast(answer.message);
    saveFile(answer.data.name, 'application/pdf', answer.data.base64);
  };
  return (
    <Section title={t('reports')}>
      {reports.length === 0 && <p className={styles.quiet}>{t('noReports')}</p>}
      <ul className={styles.lines}>
        {reports.map(({ hash, by, time }) => (
          <li key={hash}>
            <div className={styles.head}>
              <span>
                {nameOf(by)}, <Moment at={time} />
              </span>
              {may('suspicions.report') && (
                <Button size="compact-xs" variant="default" onClick={() => void fetch(hash)}>
                  {t('download')}
                </Button>
              )}
            </div>
            <Hash value={hash} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
