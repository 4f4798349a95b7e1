import type { HeldRoleName } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';

/** `change`: of somebody who is signed in, proved presence and changes what to sign in with. */
export type LinkPurpose = 'first' | 'invite' | 'recover' | 'change';

export interface StaffLink {
  tokenHash: Buffer;
  staffId: bigint | null;
  purpose: LinkPurpose;
  name: string | null;
  displayName: string | null;
  roles: HeldRoleName[];
  expiresAt: Date;
  passwordHash: string | null;
  sealedSecret: Buffer | null;
}

const columns = `l.token_hash as "tokenHash", l.staff_id as "staffId", l.purpose, l.expires_at as "expiresAt",
  l.password_hash as "passwordHash", l.encrypted_secret as "sealedSecret",
  (select s.name from staff s where s.id = l.staff_id) as name,
  (select s.display_name from staff s where s.id = l.staff_id) as "displayName",
  array(select r.role from staff_role r where r.staff_id = l.staff_id and r.revoked_at is null order by r.role) as roles`;

const isLive = 'l.used_at is null and l.ended_at is null and l.expires_at > $2';

export async function findLink(db: pg.Pool, tokenHash: Buffer, at: Date): Promise<StaffLink | undefined> {
  const { rows } = await db.query<StaffLink>(
    `select ${columns} from staff_link l where l.token_hash = $1 and ${isLive}`,
    [tokenHash, at],
  );
  return rows[0];
}

/** The link, while it lives, held until the transaction ends: of several that use it at once, the others find it used. */
export async function lockLink(tx: Transaction, tokenHash: Buffer, at: Date): Promise<StaffLink | undefined> {
  const { rows } = await tx.query<StaffLink>(
    `select ${columns} from staff_link l where l.token_hash = $1 and ${isLive} for update of l`,
    [tokenHash, at],
  );
  return rows[0];
}

export async function spendLink(tx: Transaction, tokenHash: Buffer, at: Date): Promise<void> {
  await tx.query(
    'update staff_link set used_at = $2, password_hash = null, encrypted_secret = null where token_hash = $1',
    [tokenHash, at],
  );
}

/** A new link ends those before it. */
export async function insertLink(
  tx: Transaction,
  link: { tokenHash: Buffer; staffId: bigint | null; purpose: LinkPurpose; by: string; at: Date; expiresAt: Date },
): Promise<void> {
  await endLinks(tx, link.staffId, link.at);
  await tx.query(
    `insert into staff_link (token_hash, staff_id, purpose, made_by, expires_at) values ($1, $2, $3, $4, $5)`,
    [link.tokenHash, link.staffId, link.purpose, link.by, link.expiresAt],
  );
}

/** Those of somebody, or of a casino without administrators. */
export async function endLinks(tx: Transaction, staffId: bigint | null, at: Date): Promise<void> {
  await tx.query(
    `update staff_link set ended_at = $2
     where staff_id is not distinct from $1::bigint and used_at is null and ended_at is null`,
    [staffId, at],
  );
}

/** How many were mailed to somebody since then. */
export async function countLinks(tx: Transaction, staffId: bigint, since: Date): Promise<number> {
  const { rows } = await tx.query<{ sent: number }>(
    `select count(*)::int as sent from staff_link
     where staff_id = $1 and purpose in ('invite', 'recover') and created_at > $2`,
    [staffId, since],
  );
  return rows[0]!.sent;
}

/** What the last link was for that was mailed to somebody. */
export async function lastSentPurpose(tx: Transaction, staffId: bigint): Promise<'invite' | 'recover' | undefined> {
  const { rows } = await tx.query<{ purpose: 'invite' | 'recover' }>(
    `select purpose from staff_link where staff_id = $1 and purpose in ('invite', 'recover')
     order by created_at desc limit 1`,
    [staffId],
  );
  return rows[0]?.purpose;
}

/** Keeps a password with the secret of its app until the first code confirms both. */
export async function keepBegunPassword(
  db: pg.Pool,
  tokenHash: Buffer,
  begun: { passwordHash: string; sealedSecret: Buffer },
  at: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update staff_link l set password_hash = $3, encrypted_secret = $4 where l.token_hash = $1 and ${isLive}`,
    [tokenHash, at, begun.passwordHash, begun.sealedSecret],
  );
  return rowCount === 1;
}
