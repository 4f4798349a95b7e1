import type { Transaction } from '@fairhouse/database';
import type pg from 'pg';
import type { SessionMember } from '../../http/session.ts';

export interface SessionSettings {
  /** A session that nobody used for so long is over. */
  idleMinutes: number;
  /** However busy, a session ends after so long. */
  absoluteHours: number;
  /** After a refresh the former token lives on for calls that are under way. */
  overlapSeconds: number;
}

export const sessionDefaults: SessionSettings = { idleMinutes: 30, absoluteHours: 12, overlapSeconds: 30 };

export interface SessionOrigin {
  address: string;
  userAgent: string;
}

export async function insertSession(
  db: pg.Pool | Transaction,
  memberId: bigint,
  tokenHash: Buffer,
  origin: SessionOrigin,
  settings: SessionSettings,
): Promise<void> {
  await db.query(
    `insert into member_session (token_hash, member_id, expires_at, address, user_agent)
     values ($1, $2, now() + make_interval(hours => $3), $4, $5)`,
    [tokenHash, memberId, settings.absoluteHours, origin.address, origin.userAgent],
  );
}

/** The enabled member behind a token that is neither idle nor expired; notes a use at most once a minute. */
export async function findSession(
  db: pg.Pool,
  tokenHash: Buffer,
  settings: SessionSettings,
  isUse: boolean,
): Promise<SessionMember | undefined> {
  const { rows } = await db.query<SessionMember & { stale: boolean }>({
    name: 'session_find',
    text: `select m.id, s.id as "sessionId", m.username, m.currency, m.type, m.vip_level as "vipLevel", m.credited,
       m.country_code as "countryCode", s.last_seen_at < now() - interval '1 minute' as stale
     from member_session s join member m on m.id = s.member_id
     where s.token_hash = $1 and m.enabled and s.expires_at > now() and coalesce(s.replaced_until > now(), true)
       and s.last_seen_at > now() - make_interval(mins => $2)`,
    values: [tokenHash, settings.idleMinutes],
  });
  const [found] = rows;
  if (!found) return undefined;
  const { stale, ...member } = found;
  if (stale && isUse)
    await db.query('update member_session set last_seen_at = now() where id = $1', [member.sessionId]);
  return member;
}

/** Whether the token is or was one of a member who is suspended by now. */
export async function isOfSuspended(db: pg.Pool, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await db.query(
    'select from member_session s join member m on m.id = s.member_id where s.token_hash = $1 and not m.enabled',
    [tokenHash],
  );
  return rows.length > 0;
}

/**
 * Moves a session to a new token that keeps the session's absolute end; the former token dies after the overlap. False
 * when the session has ended. Anyone who ends sessions has locked the member before: either they wait here and see the new
 * token, or this waits and sees the end. `now()` would be the time before the wait.
 */
export async function replaceSession(
  tx: Transaction,
  sessionId: bigint,
  newHash: Buffer,
  settings: SessionSettings,
): Promise<boolean> {
  await tx.query('select from member where id = (select member_id from member_session where id = $1) for share', [
    sessionId,
  ]);
  const { rowCount } = await tx.query(
    `insert into member_session (token_hash, member_id, log_in, expires_at, address, user_agent)
     select $2, member_id, log_in, expires_at, address, user_agent from member_session
     where id = $1 and expires_at > clock_timestamp()`,
    [sessionId, newHash],
  );
  if (rowCount === 0) return false;
  await tx.query(
    'update member_session set replaced_until = coalesce(replaced_until, now() + make_interval(secs => $2)) where id = $1',
    [sessionId, settings.overlapSeconds],
  );
  return true;
}

/**
 * Whether a session that a call came with has not been ended since, by a log-out or anything else. The transaction holds a
 * lock that the end takes as well. A token that a refresh has replaced counts: its log-in continues.
 */
export async function sessionStands(tx: Transaction, sessionId: bigint): Promise<boolean> {
  const { rowCount } = await tx.query('select from member_session where id = $1 and expires_at > clock_timestamp()', [
    sessionId,
  ]);
  return rowCount === 1;
}

/** Ends a session with every token that its log-in has had, one that a refresh is making included, and its push. */
export async function endSession(tx: Transaction, sessionId: bigint): Promise<void> {
  await tx.query(
    'select from member where id = (select member_id from member_session where id = $1) for no key update',
    [sessionId],
  );
  await tx.query(
    `update member_session set expires_at = now()
     where log_in = (select log_in from member_session where id = $1) and expires_at > now()`,
    [sessionId],
  );
  await tx.query('select /* writes */ push_end_log_in(log_in) from member_session where id = $1', [sessionId]);
}

/** Ends every session of the member but one, with their push. The transaction has changed or locked the member before. */
export async function endSessionsOf(tx: Transaction, memberId: bigint, except?: bigint): Promise<void> {
  await tx.query(
    'update member_session set expires_at = now() where member_id = $1 and expires_at > now() and id is distinct from $2',
    [memberId, except ?? null],
  );
  await tx.query('select /* writes */ push_end_of_member($1, (select log_in from member_session where id = $2))', [
    memberId,
    except ?? null,
  ]);
}

/** Sessions that ended long ago are of no use to anybody. Answers how many went. */
export async function removeEndedSessions(db: pg.Pool, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query(
    'delete from member_session where expires_at < now() - make_interval(days => $1)',
    [olderThanDays],
  );
  return rowCount ?? 0;
}

/** Counted up to `most`. */
export async function countEndedSessions(db: pg.Pool, olderThanDays: number, most: number): Promise<number> {
  const { rows } = await db.query<{ due: number }>(
    `select count(*)::int as due from (
       select from member_session where expires_at < now() - make_interval(days => $1) limit $2) d`,
    [olderThanDays, most],
  );
  return rows[0]!.due;
}

/** Network addresses that the member's latest sessions came from. */
export async function addressesOf(db: pg.Pool | Transaction, memberId: bigint): Promise<string[]> {
  const { rows } = await db.query<{ address: string }>(
    'select distinct address from (select address from member_session where member_id = $1 order by id desc limit 50) s',
    [memberId],
  );
  return rows.map((row) => row.address);
}
