import type { Database } from '@fairhouse/database';
import { knownPermissions } from '../../../db/effective-permissions.store.ts';
import type { Operator } from '../../../http/session.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { findPerson } from './session.store.ts';

/** A person of the staff with what they may do at this moment, signed in or not. Undefined when there is no such account or it is disabled. */
export async function personNow(
  db: Database,
  staffId: bigint,
): Promise<(StaffPerson & Pick<Operator, 'displayName'>) | undefined> {
  const found = await findPerson(db, staffId);
  return found && { ...found, permissions: knownPermissions(found.permissions) };
}
