import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { TablesDeps } from '../tables.deps.ts';
import { deleteReportsBefore } from './chat-report.store.ts';

const everyMs = 3_600_000;
const keptMs = 30 * 24 * 3_600_000;
const atOnce = 1_000;

/** Decided reports are kept as long as messages are: 30 days. */
export function removeOldReportsJob({ db, clock }: Pick<TablesDeps, 'db' | 'clock'>): StandingJob {
  return {
    name: 'removeOldChatReports',
    everyMs,
    run: () => deleteReportsBefore(db, new Date(clock().getTime() - keptMs), atOnce),
  };
}
