import { showToast } from '@fairhouse/ui/toasts.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { post } from '../../lib/api.ts';
import { countText, spanText, tookText } from '../../lib/formats.ts';
import { type Language, useLanguage } from '../../lib/language.ts';
import { useMay } from '../../lib/person.ts';
import { reload, useCall } from '../../lib/query.ts';
import { useCommonTexts } from '../../lib/texts/index.ts';
import { useJobName } from '../../lib/texts/names/index.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { Moment } from '../../ui/facts/moment.tsx';
import { Tag } from '../../ui/facts/tag.tsx';
import { Answered } from '../../ui/states.tsx';
import { PlainTable } from '../../ui/table/plain-table.tsx';
import styles from './health.module.css';
import { type Jobs, scheduleText } from './health-view.ts';
import { useHealthTexts } from './texts/index.ts';

type Job = Jobs['jobs'][number];
type FailedJob = Jobs['failed'][number];

const everyMs = 15_000;

/** The work that waits, what came of it last, and how to have it done now. */
export function JobsPart() {
  const t = useHealthTexts();
  const query = useCall('/operator/health/jobs', {}, { everyMs, keep: true });
  const [running, setRunning] = useState<Job>();
  const [retrying, setRetrying] = useState<FailedJob>();
  return (
    <div className={styles.part}>
      <Answered query={query}>
        {({ jobs, failed }) => (
          <>
            <section className={styles.section}>
              <h2>{t('failed')}</h2>
              <p className={styles.quiet}>{failed.length > 0 ? t('failedAbout') : t('noFailed')}</p>
              {failed.length > 0 && <FailedJobs rows={failed} retry={setRetrying} />}
            </section>
            <JobTable rows={jobs} run={setRunning} />
          </>
        )}
      </Answered>
      {running && <RunDialog job={running} close={() => setRunning(undefined)} />}
      {retrying && <RetryDialog job={retrying} close={() => setRetrying(undefined)} />}
    </div>
  );
}

function JobTable({ rows, run }: { rows: readonly Job[]; run: (job: Job) => void }) {
  const t = useHealthTexts();
  const may = useMay();
  const language = useLanguage();
  const jobName = useJobName();
  const mayRun = may('jobs.replay');
  return (
    <section className={styles.section}>
      <h2>{t('tab_jobs')}</h2>
      <PlainTable<Job>
        label={t('tab_jobs')}
        heads={[
          { name: t('job'), phone: true },
          { name: t('every'), figures: true },
          { name: t('ran') },
          { name: t('took'), figures: true },
          { name: t('found'), figures: true },
          { name: t('rounds'), figures: true },
          { name: t('due') },
          { name: t('failures'), figures: true },
          ...(mayRun ? [{ name: t('runNow'), phone: true, width: '120px' }] : []),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        cells={(job) => [
          <span key="name">
            <span title={job.name}>{jobName(job.name)}</span>
            {job.failures > 0 && <span className={styles.problem}>{job.problem}</span>}
          </span>,
          everyText(job, language) ?? t('asked'),
          job.ranTime ? <Moment key="ran" at={job.ranTime} /> : t('neverRan'),
          job.tookMs === null ? '–' : tookText(job.tookMs),
          job.found === null ? '–' : countText(job.found, language),
          countText(job.rounds, language),
          job.dueTime ? <Moment key="due" at={job.dueTime} /> : '–',
          job.failures > 0 ? (
            <Tag key="failures" tone="bad">
              {countText(job.failures, language)}
            </Tag>
          ) : (
            '0'
          ),
          ...(mayRun
            ? [
                job.mayRun && (
                  <Button key="run" size="compact-xs" variant="default" onClick={() => run(job)}>
                    {t('runNow')}
                  </Button>
                ),
              ]
            : []),
        ]}
      />
    </section>
  );
}

/** How often, as it was declared. */
function everyText({ everySeconds, schedule }: Job, language: Language): string | null {
  if (everySeconds === null) return schedule === null ? null : scheduleText(schedule, language);
  return everySeconds < 1 ? tookText(everySeconds * 1_000) : spanText(everySeconds);
}

function FailedJobs({ rows, retry }: { rows: readonly FailedJob[]; retry: (job: FailedJob) => void }) {
  const t = useHealthTexts();
  const may = useMay();
  const jobName = useJobName();
  const mayRetry = may('jobs.replay');
  return (
    <PlainTable<FailedJob>
      label={t('failed')}
      heads={[
        { name: t('job'), phone: true },
        { name: t('problem'), phone: true },
        { name: t('tries'), figures: true },
        { name: t('nextTry') },
        ...(mayRetry ? [{ name: t('retry'), phone: true, width: '130px' }] : []),
      ]}
      rows={rows}
      rowKey={({ id }) => id}
      cells={(job) => [
        <span key="name" title={job.name}>
          {jobName(job.name)}
        </span>,
        <span key="problem" className={styles.problem}>
          {job.problem}
        </span>,
        t('triesOf', { tries: job.tries, most: job.mostTries }),
        <Moment key="next" at={job.dueTime} />,
        ...(mayRetry
          ? [
              <Button key="retry" size="compact-xs" variant="default" onClick={() => retry(job)}>
                {t('retry')}
              </Button>,
            ]
          : []),
      ]}
    />
  );
}

function RunDialog({ job: { name }, close }: { job: Job; close: () => void }) {
  const t = useHealthTexts();
  const jobName = useJobName();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={t('runNowTitle', { name: jobName(name) })}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t('runNow')}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/health/runJob', { name, reason });
        if (!answer.ok) return answer.message;
        showToast(t(answer.data.underWay ? 'runUnderWay' : 'runAsked', { name: jobName(name) }), 'success');
        await reload('/operator/health/jobs');
        return undefined;
      }}
      onClose={close}
    >
      {t('runNowAbout')}
    </ActionDialog>
  );
}

function RetryDialog({ job: { id, name }, close }: { job: FailedJob; close: () => void }) {
  const t = useHealthTexts();
  const jobName = useJobName();
  const common = useCommonTexts();
  return (
    <ActionDialog
      title={t('retryTitle', { name: jobName(name) })}
      fields={[{ name: 'reason', label: common('reason'), kind: 'area', required: true, maxLength: 300 }]}
      submit={t('retry')}
      onSubmit={async ({ reason = '' }) => {
        const answer = await post('/operator/health/retryJob', { id, reason });
        if (!answer.ok) return answer.message;
        showToast(t('retried', { name: jobName(name) }), 'success');
        await reload('/operator/health/jobs');
        return undefined;
      }}
      onClose={close}
    >
      {t('retryAbout')}
    </ActionDialog>
  );
}
