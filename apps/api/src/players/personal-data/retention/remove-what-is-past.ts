import type { RetentionKind } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { RetainedKind, RetainedKinds } from './kinds.ts';
import { addRun } from './retention.store.ts';

const everyMs = 24 * 3_600_000;

export interface RetentionDeps {
  db: Database;
  /** Of things that belong to no country. */
  rules(): Rules;
  kinds: RetainedKinds;
}

export function removePastJob(deps: RetentionDeps): StandingJob {
  return { name: 'removeWhatIsPast', everyMs, run: () => removeWhatIsPast(deps).then(() => 0) };
}

/** Removes everything whose time is over, kind by kind, and says in the record how much it was. */
export async function removeWhatIsPast({ db, rules, kinds }: RetentionDeps): Promise<void> {
  for (const [kind, it] of Object.entries(kinds) as [RetentionKind, RetainedKind][]) {
    const days = it.days(rules());
    const removed = await it.remove(days);
    if (removed === 0) continue;
    await inTransaction(db, async (tx) => {
      await addRun(tx, kind, removed);
      const after = { removed, days };
      await recordAuditEvent(tx, {
        actor: 'system:retention',
        subject: `retention:${kind}`,
        command: 'retention.remove',
        after,
      });
    });
  }
}
