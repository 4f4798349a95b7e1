import type { HeldRoleName } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { knownPermissions } from '../../db/effective-permissions.store.ts';
import type { StaffPerson } from '../../http/staff-person.ts';

interface Row {
  id: bigint;
  name: string;
  roles: HeldRoleName[];
  permissions: string[];
  memberIds: bigint[];
}

const columns = `p.id, p.name,
  array(select h.role from staff_held_role h where h.staff_id = p.id order by h.role) as roles,
  staff_permissions(p.id) as permissions,
  array(select a.member_id from staff_as_member a where a.staff_id = p.id order by a.member_id) as "memberIds"`;

/** With what they may do now; undefined when they are not of the staff, or not any more. */
export async function staffById(db: Database, id: bigint): Promise<StaffPerson | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from staff_person p where p.id = $1 and p.enabled`, [id]);
  return rows[0] && personOf(rows[0]);
}

export async function staffByName(db: Database, name: string): Promise<StaffPerson | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from staff_person p where p.name = $1 and p.enabled`, [name]);
  return rows[0] && personOf(rows[0]);
}

function personOf(row: Row): StaffPerson {
  return { ...row, permissions: knownPermissions(row.permissions) };
}

/** A built-in role, or a composed one that can be held. */
export async function isRole(db: Database, role: string): Promise<boolean> {
  const { rowCount } = await db.query('select from staff_role_name where role = $1', [role]);
  return rowCount === 1;
}
