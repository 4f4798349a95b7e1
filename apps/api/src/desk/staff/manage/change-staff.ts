import type { StaffMember } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff, lockStaff, managesStaff, type StaffRow, staffWire } from '../staff.store.ts';

interface Change {
  operator: Pick<Operator, 'id' | 'name'>;
  /** Whose account it is: never one's own. */
  id: bigint;
  command: string;
  reason?: string;
}

/**
 * One change of somebody's account with its record. Changes are made one after the other, by an administrator who is
 * still one when his turn comes: so of two who disable one another one remains, and there is always an administrator.
 */
export function changeStaff(
  { db, clock }: Pick<StaffDeps, 'db' | 'clock'>,
  { operator, id, command, reason }: Change,
  work: (tx: Transaction, now: StaffRow) => Promise<Refusal | undefined>,
): Promise<Result<StaffMember>> {
  return inTransaction(db, async (tx) => {
    await lockStaff(tx);
    if (!(await managesStaff(tx, operator.id))) return refuse('notPermitted');
    const before = await findStaff(tx, id, clock());
    if (!before) return refuse('noSuchThing');
    if (id === operator.id) return refuse('ownAccount');
    const refused = await work(tx, before);
    if (refused) return refused;
    const after = (await findStaff(tx, id, clock()))!;
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `staff:${id}`,
      command,
      before: asRecord(before),
      after: { ...asRecord(after), ...(reason === undefined ? {} : { reason }) },
    });
    return ok(staffWire(after));
  });
}

export function asRecord({
  name,
  email,
  enabled,
  roles,
  passkeys,
  password,
  memberIds,
}: StaffRow): Record<string, unknown> {
  return { name, email, enabled, roles, passkeys, password, memberIds: memberIds.map(Number) };
}
