import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { addChange, type Change, type LatestChange } from './change.store.ts';

/** Adds a change to its history and to the audit log. */
export async function keepChange(
  tx: Transaction,
  operator: Pick<StaffPerson, 'name'>,
  { command, ...change }: Omit<Change, 'setBy' | 'setAt'> & { subject: string; command: string },
): Promise<LatestChange> {
  const setBy = `operator:${operator.name}`;
  const kept = await addChange(tx, { ...change, setBy });
  await recordAuditEvent(tx, {
    actor: setBy,
    subject: change.subject,
    command,
    ...(change.before ? { before: change.before } : {}),
    after: { ...change.value, reason: change.reason },
  });
  return kept;
}
