import type { DeskRole, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { lockStaff, managesStaff } from '../staff.store.ts';
import { findRole, keepVersion, setRemoved } from './role.store.ts';
import { roleRecord, roleWire } from './role.wire.ts';

type Input = z.output<OperatorCalls['/operator/staff/role/remove']['input']>;

/** Removes a role that nobody holds. Its row and its versions stay, and its id is never used again. */
export function removeRole(
  { db }: Pick<StaffDeps, 'db'>,
  { id, version, reason }: Input,
  operator: Pick<StaffPerson, 'id' | 'name'>,
): Promise<Result<DeskRole>> {
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    if (!(await managesStaff(tx, operator.id))) return refuse('notPermitted');
    const before = await findRole(tx, id);
    if (!before) return refuse('noSuchThing');
    if (before.removedAt !== null) return refuse('wrongState', { status: 'removed' });
    if (before.version !== version) return refuse('contentChanged');
    if (before.holders.length > 0) {
      return refuse('roleHeld', { holders: before.holders.map(({ name }) => name).join(', ') });
    }
    await setRemoved(tx, id, by);
    await keepVersion(tx, id, by, reason);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `staff-role:${id}`,
      command: 'staff.removeRole',
      before: roleRecord(before),
      after: { removed: true, reason },
    });
    return ok(roleWire((await findRole(tx, id))!));
  });
}
