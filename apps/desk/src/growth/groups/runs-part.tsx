import { Button } from '@mantine/core';
import { useState } from 'react';
import { countText } from '../../lib/formats.ts';
import { useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { useCall } from '../../lib/query.ts';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered, Notice } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './groups.module.css';
import type { PartProps } from './groups-view.ts';
import { type Paying, PayWeekDialog } from './pay-week-dialog.tsx';
import { useGroupTexts } from './texts/index.ts';
import type { Run } from './weeks.ts';

/** What was paid over all members, week by week, and how a week is paid again to who has not had it. */
export function RunsPart({ show }: PartProps) {
  const t = useGroupTexts();
  const language = useLanguage();
  const may = useMay();
  const mayPay = may('bonuses.give');
  const query = useCall('/operator/bonus/runs', {}, { everyMs: 10_000, keep: true });
  const [paying, setPaying] = useState<Paying>();
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.quiet}>{t('runsAbout')}</p>
        {mayPay && (
          <Button size="xs" onClick={() => setPaying({ job: 'cashback' })}>
            {t('payWeek')}
          </Button>
        )}
      </div>
      <Answered query={query}>
        {(rows) => (
          <PlainTable<Run>
            label={t('tab_runs')}
            heads={[
              { name: t('job'), phone: true },
              { name: t('runOf'), phone: true, width: '112px' },
              { name: t('askedBy') },
              { name: t('runStarted'), width: '132px' },
              { name: t('runEnded'), width: '132px' },
              { name: t('runGiven'), figures: true, phone: true },
              { name: t('runBefore'), figures: true },
              { name: t('runDiffering'), figures: true },
              ...(mayPay ? [{ name: t('again'), phone: true, width: '96px' }] : []),
            ]}
            rows={rows}
            rowKey={({ id }) => id}
            cells={({ job, period, askedBy, startTime, finishTime, given, before, differing }) => [
              t(`job_${job}`),
              job === 'fridayFun' && given > 0 ? (
                <Button
                  key="period"
                  size="compact-xs"
                  variant="default"
                  aria-label={t('bonusesOf', { period })}
                  onClick={() => show({ tab: 'bonuses', kind: job, period })}
                >
                  {period}
                </Button>
              ) : (
                <span key="period" className={styles.week}>
                  {period}
                </span>
              ),
              askedBy === 'system:calendar' ? t('byCalendar') : askedBy.replace(/^operator:/, ''),
              <Moment key="started" at={startTime} />,
              finishTime ? <Moment key="ended" at={finishTime} /> : <Tag key="ended">{t('runOpen')}</Tag>,
              countText(given, language),
              countText(before, language),
              differing > 0 ? (
                <Tag key="differing" tone="late">
                  {countText(differing, language)}
                </Tag>
              ) : (
                '0'
              ),
              ...(mayPay
                ? [
                    job !== 'inactivityFee' && (
                      <Button
                        key="again"
                        size="compact-xs"
                        variant="default"
                        aria-label={t('againOf', { what: t(`job_${job}`), period })}
                        onClick={() => setPaying({ job, week: period })}
                      >
                        {t('again')}
                      </Button>
                    ),
                  ]
                : []),
            ]}
            empty={<Notice title={t('noRuns')}>{t('noRunsAbout')}</Notice>}
          />
        )}
      </Answered>
      {paying && <PayWeekDialog {...paying} close={() => setPaying(undefined)} />}
    </>
  );
}
