import type { HeldRoleName } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { openSession } from './sessions/open-session.ts';
import { grantRoles, insertStaff } from './staff.store.ts';

/**
 * Adds somebody to the staff with a personal token and nothing to sign in with: for anyone who holds the database, such as
 * a test or a demonstration. Undefined when the name is taken.
 */
export async function addStaff(
  db: Database,
  { name, displayName = name, roles }: { name: string; displayName?: string; roles: readonly HeldRoleName[] },
): Promise<{ id: bigint; token: string } | undefined> {
  const by = 'system:owner';
  return inTransaction(db, async (tx) => {
    const id = await insertStaff(tx, { name, displayName, by });
    if (id === undefined) return undefined;
    await grantRoles(tx, id, roles, by);
    await recordAuditEvent(tx, { actor: by, subject: `staff:${id}`, command: 'staff.add', after: { name, roles } });
    const { token } = await openSession(
      { clock: () => new Date(), sessions: { idleMinutes: 30, absoluteHours: 12 } },
      tx,
      { staffId: id, kind: 'token', label: by, address: '127.0.0.1', userAgent: '' },
    );
    return { id, token };
  });
}
