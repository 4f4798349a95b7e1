import { type Permission, permissionNames } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

/**
 * What this person of the staff may do at this moment, by built-in and composed roles alike; nothing while disabled. A command that
 * decides asks it after its lock, in its transaction. Statements that read people use `staff_permissions` with `knownPermissions`.
 */
export async function effectivePermissions(
  db: Database | Transaction,
  staffId: bigint,
): Promise<ReadonlySet<Permission>> {
  const { rows } = await db.query<{ permissions: string[] }>({
    name: 'staff_permissions',
    text: 'select staff_permissions($1) as permissions',
    values: [staffId],
  });
  return knownPermissions(rows[0]!.permissions);
}

/** In the order of the table. A composed role may name what another release knows. */
export function knownPermissions(names: readonly string[]): Set<Permission> {
  const given = new Set(names);
  return new Set(permissionNames.filter((name) => given.has(name)));
}
