import { type HeldRoleName, roleNames } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { addStaff } from '../desk/staff/add-staff.ts';

/** All that one person may hold who decides money: everything but managing staff and writing the policy of approvals. */
const everyday = roleNames.filter((role) => role !== 'administrator' && role !== 'compliance');

/** Somebody new of the staff, with these roles; answers a personal token for the desk's calls. */
export async function addOperator(
  db: Database,
  name: string,
  roles: readonly HeldRoleName[] = everyday,
): Promise<string> {
  const added = await addStaff(db, { name, roles });
  if (!added) throw new Error(`there is somebody called ${name} already`);
  return added.token;
}
