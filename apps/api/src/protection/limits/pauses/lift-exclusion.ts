import { lockBook, setAllowance } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { deleteMarks } from '../joining/mark.store.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { endPause, lastingExclusion } from './pause.store.ts';

/**
 * Ends an exclusion for good, in the transaction of the decision: anyone who decides has seen to the months, the day of waiting and the
 * second person. One that has an end is never shortened.
 */
export async function liftExclusion(
  deps: Pick<ProtectionDeps, 'clock'>,
  tx: Transaction,
  { memberId, by, reason }: { memberId: bigint; by: string; reason: string },
): Promise<Result<null>> {
  const now = deps.clock();
  await lockBook(tx, memberId);
  const exclusion = await lastingExclusion(tx, memberId);
  if (!exclusion) return refuse('wrongState', { status: 'not excluded for good' });
  await endPause(tx, exclusion.id, by, now);
  await deleteMarks(tx, memberId);
  await setAllowance(tx, memberId, now);
  await recordAuditEvent(tx, {
    actor: by,
    memberId,
    subject: `pause:${exclusion.id}`,
    command: 'pause.lift',
    before: { kind: 'exclusion', until: 'for good' },
    after: { endedAt: now.toISOString(), reason },
  });
  return ok(null);
}
