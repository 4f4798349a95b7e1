import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { membersToRemind, writeReminded } from './prompt.store.ts';

const everyMs = 3_600_000;
const mostAtOnce = 500;

/** Where the place asks for it (RTS 12E), each member is reminded every so many months, counted from joining. */
export function remindToReviewJob(deps: ProtectionDeps): StandingJob {
  return { name: 'remindToReview', everyMs, run: () => remindToReview(deps) };
}

/** How many were reminded. */
export async function remindToReview(deps: ProtectionDeps): Promise<number> {
  let reminded = 0;
  for (const place of deps.ruledPlaces()) {
    const months = place.jurisdiction.rules['limits.reviewMonths'];
    if (months === null) continue;
    const now = deps.clock();
    for (const memberId of await membersToRemind(deps.db, place, months, now, mostAtOnce)) {
      const isDue = await inTransaction(deps.db, async (tx) => {
        if (!(await writeReminded(tx, memberId, months, now))) return false;
        await deps.tellToReview(tx, { memberId, about: `review:${now.toISOString()}` });
        await recordAuditEvent(tx, {
          actor: 'system:protection',
          memberId,
          subject: `member:${memberId}`,
          command: 'limit.remindToReview',
          after: { months },
        });
        return true;
      });
      if (isDue) reminded++;
    }
  }
  return reminded;
}
