import type { HeldRoleName } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';
import type pg from 'pg';
import type { StaffSessionSettings } from '../staff.deps.ts';

export type SessionKind = 'session' | 'token';

export interface SessionOrigin {
  address: string;
  userAgent: string;
}

export async function insertSession(
  tx: Transaction,
  session: {
    staffId: bigint;
    kind: SessionKind;
    tokenHash: Buffer;
    label: string;
    at: Date;
    expiresAt: Date;
  } & SessionOrigin,
): Promise<bigint> {
  const { staffId, kind, tokenHash, label, address, userAgent, at, expiresAt } = session;
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into staff_session (staff_id, kind, token_hash, label, address, user_agent, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8) returning id`,
    [staffId, kind, tokenHash, label, address, userAgent, at, expiresAt],
  );
  return rows[0]!.id;
}

export interface FoundSession {
  id: bigint;
  staffId: bigint;
  name: string;
  displayName: string;
  roles: HeldRoleName[];
  permissions: string[];
  memberIds: bigint[];
  userAgent: string;
  language: StaffLanguage;
  lastSeenAt: Date;
  endsAt: Date;
}

/** What the holder of a session may do at this moment, while it is neither idle nor over; undefined afterwards. */
export async function sessionPermissions(
  db: pg.Pool,
  id: bigint,
  at: Date,
  { idleMinutes }: StaffSessionSettings,
): Promise<string[] | undefined> {
  const { rows } = await db.query<{ permissions: string[] }>({
    name: 'staff_session_permissions',
    text: `select staff_permissions(s.id) as permissions
     from staff_session t join staff s on s.id = t.staff_id
     where t.id = $1 and s.enabled and t.ended_at is null and t.expires_at > $2
       and (t.kind = 'token' or t.last_seen_at > $2::timestamptz - make_interval(mins => $3))`,
    values: [id, at, idleMinutes],
  });
  return rows[0]?.permissions;
}

type FoundPerson = Pick<FoundSession, 'name' | 'displayName' | 'roles' | 'permissions' | 'memberIds'> & { id: bigint };

/** A person whose account is not disabled, with what they hold at this moment. */
export async function findPerson(db: pg.Pool, id: bigint): Promise<FoundPerson | undefined> {
  const { rows } = await db.query<FoundPerson>({
    name: 'staff_person_now',
    text: `select s.id, s.name, s.display_name as "displayName",
       array(select r.role from staff_role r where r.staff_id = s.id and r.revoked_at is null order by r.role) as roles,
       staff_permissions(s.id) as permissions,
       array(select m.member_id from staff_member_link m where m.staff_id = s.id) as "memberIds"
     from staff s where s.id = $1 and s.enabled`,
    values: [id],
  });
  return rows[0];
}

/** The session behind a token that is neither idle nor over, with what its holder is and holds at this moment. */
export async function findSession(
  db: pg.Pool,
  tokenHash: Buffer,
  kind: SessionKind,
  at: Date,
  { idleMinutes }: StaffSessionSettings,
): Promise<FoundSession | undefined> {
  const { rows } = await db.query<FoundSession>({
    name: 'staff_session_find',
    text: `select t.id, t.staff_id as "staffId", s.name, s.display_name as "displayName", t.user_agent as "userAgent",
       s.language, t.last_seen_at as "lastSeenAt", t.expires_at as "endsAt",
       array(select r.role from staff_role r where r.staff_id = s.id and r.revoked_at is null order by r.role) as roles,
       staff_permissions(s.id) as permissions,
       array(select m.member_id from staff_member_link m where m.staff_id = s.id) as "memberIds"
     from staff_session t join staff s on s.id = t.staff_id
     where t.token_hash = $1 and t.kind = $2 and s.enabled and t.ended_at is null and t.expires_at > $3
       and (t.kind = 'token' or t.last_seen_at > $3::timestamptz - make_interval(mins => $4))`,
    values: [tokenHash, kind, at, idleMinutes],
  });
  return rows[0];
}

export async function noteVisit(db: pg.Pool, id: bigint, at: Date): Promise<void> {
  await db.query('update staff_session set last_seen_at = greatest(last_seen_at, $2) where id = $1', [id, at]);
}

export interface ListedSession {
  id: bigint;
  kind: SessionKind;
  label: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
}

export async function liveSessions(
  db: pg.Pool,
  staffId: bigint,
  at: Date,
  { idleMinutes }: StaffSessionSettings,
): Promise<ListedSession[]> {
  const { rows } = await db.query<ListedSession>(
    `select id, kind, label, address, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt",
       expires_at as "endsAt"
     from staff_session
     where staff_id = $1 and ended_at is null and expires_at > $2
       and (kind = 'token' or last_seen_at > $2::timestamptz - make_interval(mins => $3))
     order by id desc`,
    [staffId, at, idleMinutes],
  );
  return rows;
}

/** Whose session it is, while it has not ended. */
export async function ownerOf(db: pg.Pool | Transaction, id: bigint): Promise<bigint | undefined> {
  const { rows } = await db.query<{ staffId: bigint }>(
    'select staff_id as "staffId" from staff_session where id = $1 and ended_at is null',
    [id],
  );
  return rows[0]?.staffId;
}

export async function endSession(tx: Transaction, id: bigint, by: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update staff_session set ended_at = $3, ended_by = $2 where id = $1 and ended_at is null',
    [id, by, at],
  );
  return rowCount === 1;
}

/** All of somebody's, but for one where one is named. */
export async function endSessionsOf(
  tx: Transaction,
  staffId: bigint,
  by: string,
  at: Date,
  except: bigint | null = null,
): Promise<void> {
  await tx.query(
    `update staff_session set ended_at = $3, ended_by = $2
     where staff_id = $1 and ended_at is null and id is distinct from $4::bigint`,
    [staffId, by, at, except],
  );
}

/** Sessions that were over long ago are of no use to anybody: the sign-ins stay. */
export async function removeOldSessions(db: pg.Pool, olderThanDays: number): Promise<void> {
  await db.query('delete from staff_session where expires_at < now() - make_interval(days => $1)', [olderThanDays]);
}
