import type { StaffMember } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff, insertMemberLink, staffWire } from '../staff.store.ts';
import { asRecord } from './change-staff.ts';

/** Somebody of the staff is this member as well: one's own too, for it only ever takes rights away. */
export async function linkMember(
  { db, clock, memberExists }: StaffDeps,
  { id, memberId, reason }: { id: bigint; memberId: bigint; reason: string },
  operator: Operator,
): Promise<Result<StaffMember>> {
  if (!(await memberExists(memberId))) return refuse('noSuchThing');
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    const before = await findStaff(tx, id, clock());
    if (!before) return refuse('noSuchThing');
    if (!(await insertMemberLink(tx, { staffId: id, memberId, by, reason }))) return refuse('memberLinked');
    const after = (await findStaff(tx, id, clock()))!;
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `staff:${id}`,
      command: 'staff.linkMember',
      before: asRecord(before),
      after: { ...asRecord(after), reason },
    });
    return ok(staffWire(after));
  });
}
