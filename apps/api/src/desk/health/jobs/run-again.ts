import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { HealthDeps } from '../health.deps.ts';

type Deps = Pick<HealthDeps, 'db' | 'queue' | 'jobs'>;

/** Has a standing job look now. It finds what is there, so it does nothing twice. */
export async function runJobAgain(
  { db, queue, jobs }: Deps,
  operator: StaffPerson,
  { name, reason }: { name: string; reason: string },
): Promise<Result<{ underWay: boolean }>> {
  const job = jobs().find((one) => one.name === name && 'everyMs' in one);
  if (!job) return refuse('noSuchThing');
  return inTransaction(db, async (tx) => {
    const underWay = !(await queue.runNow(tx, name));
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `job:${name}`,
      command: 'job.run',
      after: { underWay, reason },
    });
    return ok({ underWay });
  });
}

/** Has a job of a moment that failed tried again now. */
export async function retryFailedJob(
  { db, queue }: Deps,
  operator: StaffPerson,
  { id, reason }: { id: number; reason: string },
): Promise<Result<{ name: string }>> {
  return inTransaction(db, async (tx) => {
    const job = await queue.tryAgain(tx, String(id));
    if (!job) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `job:${job.name}`,
      command: 'job.retry',
      before: { id, tries: job.tries, problem: job.problem },
      after: { tries: 0, reason },
    });
    return ok({ name: job.name });
  });
}
