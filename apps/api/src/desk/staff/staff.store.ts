import type { HeldRoleName, StaffMember } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type pg from 'pg';
import { effectivePermissions, knownPermissions } from '../../db/effective-permissions.store.ts';

export interface StaffRow {
  id: bigint;
  name: string;
  displayName: string;
  enabled: boolean;
  roles: HeldRoleName[];
  permissions: string[];
  passkeys: number;
  password: boolean;
  companyAccount: boolean;
  email: string | null;
  language: StaffLanguage;
  linkUntil: Date | null;
  linkSentAt: Date | null;
  memberIds: bigint[];
  createdAt: Date;
  lastSignInAt: Date | null;
}

/** Of the link that was mailed to somebody and can still be used. */
const ofOpenLink = (column: string) => `(select max(l.${column}) from staff_link l
   where l.staff_id = s.id and l.purpose in ('invite', 'recover') and l.used_at is null and l.ended_at is null
     and l.expires_at > $1)`;

const columns = `s.id, s.name, s.display_name as "displayName", s.enabled, s.email, s.language, s.created_at as "createdAt",
  array(select r.role from staff_role r where r.staff_id = s.id and r.revoked_at is null order by r.role) as roles,
  staff_permissions(s.id) as permissions,
  (select count(*)::int from staff_passkey p where p.staff_id = s.id) as passkeys,
  exists (select from staff_password w where w.staff_id = s.id) as password,
  exists (select from staff_company_account a where a.staff_id = s.id) as "companyAccount",
  ${ofOpenLink('expires_at')} as "linkUntil", ${ofOpenLink('created_at')} as "linkSentAt",
  array(select m.member_id from staff_member_link m where m.staff_id = s.id order by m.member_id) as "memberIds",
  (select max(i.at) from staff_sign_in i where i.staff_id = s.id and i.outcome = 'signedIn') as "lastSignInAt"`;

export async function listStaff(db: pg.Pool, at: Date): Promise<StaffRow[]> {
  const { rows } = await db.query<StaffRow>(`select ${columns} from staff s order by s.name`, [at]);
  return rows;
}

export async function findStaff(db: pg.Pool | Transaction, id: bigint, at: Date): Promise<StaffRow | undefined> {
  const { rows } = await db.query<StaffRow>(`select ${columns} from staff s where s.id = $2`, [at, id]);
  return rows[0];
}

export async function findStaffByName(tx: Transaction, name: string, at: Date): Promise<StaffRow | undefined> {
  const { rows } = await tx.query<StaffRow>(`select ${columns} from staff s where s.name = $2`, [at, name]);
  return rows[0];
}

export function staffWire(row: StaffRow): StaffMember {
  return {
    id: Number(row.id),
    name: row.name,
    displayName: row.displayName,
    enabled: row.enabled,
    roles: row.roles,
    permissions: [...knownPermissions(row.permissions)],
    passkeys: row.passkeys,
    password: row.password,
    companyAccount: row.companyAccount,
    maskedEmail: row.email === null ? null : maskedEmail(row.email),
    linkUntil: row.linkUntil?.toISOString() ?? null,
    linkSentTime: row.linkSentAt?.toISOString() ?? null,
    memberIds: row.memberIds.map(Number),
    createTime: row.createdAt.toISOString(),
    lastSignInTime: row.lastSignInAt?.toISOString() ?? null,
  };
}

/** Who sends a link sees where it goes, and not enough to write there. */
export function maskedEmail(email: string): string {
  return email.replace(/^(.).*@/su, '$1•••@');
}

/** Undefined when the name is taken, or the address. */
export async function insertStaff(
  tx: Transaction,
  {
    name,
    displayName,
    email,
    language = 'en',
    by,
  }: { name: string; displayName: string; email?: string; language?: StaffLanguage; by: string },
): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into staff (name, display_name, created_by, email, language) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning id`,
    [name, displayName, by, email ?? null, language],
  );
  return rows[0]?.id;
}

export async function noteLanguage(db: Database, id: bigint, language: StaffLanguage): Promise<void> {
  await db.query('update staff set language = $2 where id = $1 and language <> $2', [id, language]);
}

export async function setEmail(tx: Transaction, id: bigint, email: string): Promise<void> {
  await tx.query('update staff set email = $2 where id = $1', [id, email]);
}

/** Whether somebody else of the staff has this address, or this name. */
export async function isTaken(
  db: pg.Pool | Transaction,
  { name = null, email, except = null }: { name?: string | null; email: string; except?: bigint | null },
): Promise<'usernameTaken' | 'emailTaken' | undefined> {
  const { rows } = await db.query<{ byName: boolean }>(
    `select s.name = $1 as "byName" from staff s
     where (s.name = $1 or s.email = $2) and s.id is distinct from $3::bigint order by s.name = $1 desc nulls last limit 1`,
    [name, email, except],
  );
  return rows[0] && (rows[0].byName ? 'usernameTaken' : 'emailTaken');
}

export async function setEnabled(tx: Transaction, id: bigint, enabled: boolean): Promise<void> {
  await tx.query('update staff set enabled = $2 where id = $1', [id, enabled]);
}

/** One change of the staff at a time: who manages it must still be managing when his turn comes. */
export async function lockStaff(tx: Transaction): Promise<void> {
  await tx.query('lock table staff_role in share row exclusive mode');
}

/** Whether there is something that the person `s` can sign in with. */
const hasMeans = `(exists (select from staff_passkey p where p.staff_id = s.id)
  or exists (select from staff_password w where w.staff_id = s.id)
  or exists (select from staff_company_account a where a.staff_id = s.id))`;

/** Whether a person who can sign in manages staff now. */
export async function hasAdministrator(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query(
    `select from staff s where 'staff.manage' = any(staff_permissions(s.id)) and ${hasMeans} limit 1`,
  );
  return rows.length > 0;
}

/** Whether an administrator who is none of these can decide: one with something to sign in with, or signed in. */
export async function hasOtherAdministrator(db: pg.Pool, except: readonly bigint[]): Promise<boolean> {
  const { rows } = await db.query(
    `select from staff s where 'staff.manage' = any(staff_permissions(s.id)) and s.id <> all($1)
       and (${hasMeans} or exists (select from staff_session x
           where x.staff_id = s.id and x.ended_at is null and x.expires_at > now())) limit 1`,
    [except],
  );
  return rows.length > 0;
}

/** Whether this person still manages staff, read once their turn has come. */
export async function managesStaff(tx: Transaction, id: bigint): Promise<boolean> {
  return (await effectivePermissions(tx, id)).has('staff.manage');
}

export async function grantRoles(
  tx: Transaction,
  id: bigint,
  roles: readonly HeldRoleName[],
  by: string,
): Promise<void> {
  await tx.query(
    'insert into staff_role (staff_id, role, granted_by) select $1, role, $3 from unnest($2::text[]) role',
    [id, roles, by],
  );
}

export async function revokeRoles(
  tx: Transaction,
  id: bigint,
  roles: readonly HeldRoleName[],
  by: string,
): Promise<void> {
  await tx.query(
    `update staff_role set revoked_by = $3, revoked_at = now()
     where staff_id = $1 and role = any($2) and revoked_at is null`,
    [id, roles, by],
  );
}

/** False when the member is linked to somebody of the staff already. */
export async function insertMemberLink(
  tx: Transaction,
  link: { staffId: bigint; memberId: bigint; by: string; reason: string },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into staff_member_link (staff_id, member_id, linked_by, reason) values ($1, $2, $3, $4)
     on conflict (member_id) do nothing`,
    [link.staffId, link.memberId, link.by, link.reason],
  );
  return rowCount === 1;
}

/** Takes off everything somebody could sign in with. */
export async function removeFactors(tx: Transaction, id: bigint): Promise<void> {
  await tx.query('delete from staff_passkey where staff_id = $1', [id]);
  await tx.query('delete from staff_password where staff_id = $1', [id]);
  await tx.query('delete from staff_company_account where staff_id = $1', [id]);
}
