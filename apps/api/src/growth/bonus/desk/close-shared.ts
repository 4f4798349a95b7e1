import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { closeShared } from './shared.store.ts';

/** An operator has looked at two members who share what they pay with. What follows from it is decided elsewhere. */
export async function closeSharedBonus(
  db: Database,
  operator: Operator,
  { id, reason }: { id: number; reason: string },
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const actor = `operator:${operator.name}`;
    const closed = await closeShared(tx, BigInt(id), actor, reason);
    if (!closed) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor,
      memberId: closed.memberId,
      others: [closed.firstMemberId],
      subject: `bonus-shared:${id}`,
      command: 'bonus.closeShared',
      before: { closed: false },
      after: { closed: true, reason },
    });
    return ok(null);
  });
}
