import type { StandingJob } from '../../db/job-queue/job.ts';
import { reconcileDay } from './reconcile-day.ts';
import type { ReconciliationDeps } from './reconciliation.deps.ts';
import { firstDay, isCompared } from './reconciliation.store.ts';

const lookEveryMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;
/** Others close their books a while after midnight. */
const waitMs = 4 * 3_600_000;

/**
 * Compares every day once, four hours after it has ended; a day that a crash left out is made up for, for a week. Not by
 * the calendar, which makes up for no day before it first ran: a look sees which days are missing.
 */
export function reconcileJob(deps: ReconciliationDeps): StandingJob {
  return { name: 'reconcile', everyMs: lookEveryMs, run: () => reconcileDueDay(deps, Date.now()) };
}

/** Answers 1 when a day was compared, so that the next one is looked for at once. */
export async function reconcileDueDay(deps: ReconciliationDeps, nowMs: number): Promise<number> {
  const first = await firstDay(deps.db);
  for (let ago = 7; ago >= 1; ago--) {
    const day = new Date(nowMs - waitMs - ago * dayMs).toISOString().slice(0, 10);
    if (first === null || day < first || (await isCompared(deps.db, day))) continue;
    const parts = await reconcileDay(deps, day, 'system:reconciliation');
    return parts && parts.length > 0 ? 1 : 0;
  }
  return 0;
}
