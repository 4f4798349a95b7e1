import { inTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { HealthDeps } from '../health.deps.ts';
import { forgetPayments, noteSums, sumPaymentsFrom, takeSums } from './payment.store.ts';

const everyMs = 60_000;
const slotMs = 10 * 60_000;
const hourMs = 3_600_000;
/** What began so long ago mostly stands as it is. */
const usuallyMs = 2 * hourMs;
/** Once an hour it is looked at again what became of what began within two days. */
const lookBackEveryMs = hourMs;
const lookBackMs = 48 * hourMs;
/** The home page compares a day with the same day a week ago. */
const keptMs = 8 * 24 * hourMs + slotMs;

type Deps = Pick<HealthDeps, 'db' | 'clock'>;

export function sumPaymentsJob(deps: Deps): StandingJob {
  return { name: 'sumPayments', everyMs, run: () => sumPayments(deps).then(() => 0) };
}

/** Sums deposits and payouts up again, as far back as they may have changed since the last time. */
export async function sumPayments({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await inTransaction(db, async (tx) => {
    const before = await takeSums(tx);
    const sinceMs = before ? now.getTime() - before.summedAt.getTime() : keptMs;
    const looksBack = !before || now.getTime() - before.lookedBackAt.getTime() >= lookBackEveryMs;
    const backMs = Math.min(keptMs, Math.max(looksBack ? lookBackMs : usuallyMs, sinceMs + usuallyMs));
    await sumPaymentsFrom(tx, new Date(Math.floor((now.getTime() - backMs) / slotMs) * slotMs));
    await forgetPayments(tx, new Date(now.getTime() - keptMs - slotMs));
    await noteSums(tx, { summedAt: now, lookedBackAt: looksBack ? now : before.lookedBackAt });
  });
}
