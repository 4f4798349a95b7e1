import { permissionsOf, type Role } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { StaffPerson } from '../../http/staff-person.ts';

interface Row {
  id: bigint;
  name: string;
  roles: Role[];
  memberIds: bigint[];
}

const columns = `p.id, p.name,
  array(select h.role from staff_held_role h where h.staff_id = p.id order by h.role) as roles,
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
  return { ...row, permissions: new Set(permissionsOf(row.roles)) };
}
