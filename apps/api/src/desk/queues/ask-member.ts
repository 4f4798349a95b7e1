import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { Decision } from './decision.store.ts';
import { snoozeRow } from './hold.store.ts';
import type { QueuesDeps } from './queues.deps.ts';

/** How long the row sleeps meanwhile. */
const waitHours = 48;

/** Writes to the player what is asked for, in the languages it was written in, once; the row sleeps, so that there is time to do it. */
export async function askMember(deps: QueuesDeps, decision: Decision, by: StaffPerson): Promise<Result<null>> {
  const { id, queue, rowId, subject, memberId, reason } = decision;
  if (memberId === null || reason === null) return refuse('noSuchThing');
  const until = new Date(Date.now() + waitHours * 3_600_000);
  await inTransaction(deps.db, async (tx) => {
    const fil = decision.reasonFilipino ?? reason;
    const reported = await deps.tellMember(tx, { memberId, about: `queue-decision:${id}`, texts: { en: reason, fil } });
    if (reported === undefined) return;
    await snoozeRow(tx, queue, rowId, { until, reason: `Asked: ${reason}` });
    await recordAuditEvent(tx, {
      actor: `operator:${by.name}`,
      memberId,
      subject,
      command: 'queue.ask',
      after: { queue, reason, until: until.toISOString() },
    });
  });
  return ok(null);
}
