import type { CustomRole } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

/** A role that administrators composed, as it is now. */
export interface RoleRow {
  id: number;
  name: string;
  description: string;
  permissions: string[];
  version: number;
  holders: { id: number; name: string; displayName: string; enabled: boolean }[];
  createdAt: Date;
  createdBy: string;
  removedAt: Date | null;
  removedBy: string | null;
}

export type RoleTerms = Pick<RoleRow, 'name' | 'description' | 'permissions'>;

export const roleOf = (id: number): CustomRole => `custom:${id}`;
/** Undefined of a built-in role. */
export const idOfRole = (role: string): number | undefined => {
  const [, id] = /^custom:(\d+)$/.exec(role) ?? [];
  return id === undefined ? undefined : Number(id);
};

const columns = `c.id, c.name, c.description, c.permissions, c.version, c.created_at as "createdAt",
  c.created_by as "createdBy", c.removed_at as "removedAt", c.removed_by as "removedBy",
  coalesce((
    select json_agg(json_build_object('id', s.id, 'name', s.name, 'displayName', s.display_name, 'enabled', s.enabled)
      order by s.name)
    from staff_role r join staff s on s.id = r.staff_id
    where r.role = 'custom:' || c.id and r.revoked_at is null), '[]') as holders`;

/** Those that can be held first. */
export async function listRoles(db: Database): Promise<RoleRow[]> {
  const { rows } = await db.query<RoleRow>(
    `select ${columns} from staff_custom_role c order by c.removed_at is not null, lower(c.name), c.id`,
  );
  return rows;
}

/** In a transaction that locked the staff: nobody changes them, or who holds them, until it ends. */
export async function findRoles(db: Database | Transaction, ids: readonly number[]): Promise<RoleRow[]> {
  const { rows } = await db.query<RoleRow>(
    `select ${columns} from staff_custom_role c where c.id = any($1::integer[]) order by c.id`,
    [ids],
  );
  return rows;
}

export async function findRole(db: Database | Transaction, id: number): Promise<RoleRow | undefined> {
  return (await findRoles(db, [id]))[0];
}

export async function countRoles(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ there: number }>(
    'select count(*)::int as there from staff_custom_role where removed_at is null',
  );
  return rows[0]!.there;
}

/** Whether another role that can be held has this name, however it is written. */
export async function isNameTaken(
  db: Database | Transaction,
  name: string,
  except: number | null = null,
): Promise<boolean> {
  const { rows } = await db.query(
    `select from staff_custom_role
     where lower(name) = lower($1) and removed_at is null and id is distinct from $2::integer`,
    [name, except],
  );
  return rows.length > 0;
}

export async function insertRole(
  tx: Transaction,
  { name, description, permissions, by }: RoleTerms & { by: string },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into staff_custom_role (name, description, permissions, set_by, created_by)
     values ($1, $2, $3, $4, $4) returning id`,
    [name, description, permissions, by],
  );
  return rows[0]!.id;
}

export async function updateRole(
  tx: Transaction,
  id: number,
  { name, description, permissions, by }: RoleTerms & { by: string },
): Promise<void> {
  await tx.query(
    `update staff_custom_role
     set name = $2, description = $3, permissions = $4, set_by = $5, set_at = now(), version = version + 1
     where id = $1`,
    [id, name, description, permissions, by],
  );
}

export async function setRemoved(tx: Transaction, id: number, by: string): Promise<void> {
  await tx.query(
    `update staff_custom_role
     set removed_by = $2, removed_at = now(), set_by = $2, set_at = now(), version = version + 1
     where id = $1`,
    [id, by],
  );
}

/** Keeps what the role says now as a version. */
export async function keepVersion(tx: Transaction, id: number, by: string, reason: string): Promise<void> {
  await tx.query(
    `insert into staff_custom_role_version (role_id, version, name, description, permissions, removed, set_by, reason)
     select id, version, name, description, permissions, removed_at is not null, $2, $3 from staff_custom_role where id = $1`,
    [id, by, reason],
  );
}

export interface RoleVersion extends RoleTerms {
  version: number;
  setBy: string;
  setAt: Date;
  reason: string;
  removed: boolean;
}

/** The latest first. */
export async function listVersions(db: Database, id: number): Promise<RoleVersion[]> {
  const { rows } = await db.query<RoleVersion>(
    `select version, name, description, permissions, removed, set_by as "setBy", set_at as "setAt", reason
     from staff_custom_role_version where role_id = $1 order by version desc limit 500`,
    [id],
  );
  return rows;
}

/** The other roles of those who hold this one. */
export async function otherRolesOfHolders(
  tx: Database | Transaction,
  id: number,
): Promise<{ person: string; roles: string[] }[]> {
  const { rows } = await tx.query<{ person: string; roles: string[] }>(
    `select s.name as person, array(
       select o.role from staff_role o
       where o.staff_id = r.staff_id and o.revoked_at is null and o.role <> r.role order by o.role) as roles
     from staff_role r join staff s on s.id = r.staff_id
     where r.role = 'custom:' || $1::integer and r.revoked_at is null order by s.name`,
    [id],
  );
  return rows;
}
