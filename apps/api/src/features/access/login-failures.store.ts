import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface LockSettings {
  failures: number;
  withinMinutes: number;
  lockMinutes: number;
}

/** Five wrong tries within half an hour lock for fifteen minutes; a mailed reset opens at once. */
export const lockDefaults: LockSettings = { failures: 5, withinMinutes: 30, lockMinutes: 15 };

function identityHash(identity: string): Buffer {
  return createHash('sha256').update(identity.trim().toLowerCase()).digest();
}

/** Minutes until the lock opens, at least 1; undefined when there is none. */
async function lockedMinutes(db: pg.Pool, identity: string): Promise<number | undefined> {
  const { rows } = await db.query<{ minutes: number }>(
    `select greatest(1, ceil(extract(epoch from locked_until - now()) / 60))::int as minutes
     from login_failure where identity_hash = $1 and locked_until > now()`,
    [identityHash(identity)],
  );
  return rows[0]?.minutes;
}

/**
 * Counts one failure and locks when there were too many. Answers the minutes until the lock opens when the name was
 * locked before: such a failure is not to be told from a right password, and does not lengthen the lock. Counting
 * starts again after the window or a lock.
 */
async function countFailure(db: pg.Pool, identity: string, settings: LockSettings): Promise<number | undefined> {
  const { rows } = await db.query<{ minutes: number | null }>(
    `insert into login_failure as f (identity_hash, failures, first_at) values ($1, 1, now())
     on conflict (identity_hash) do update set (failures, first_at, locked_until) = (
       select case when over then 1 else f.failures + 1 end,
         case when over then now() else f.first_at end,
         case when over then null
           when f.locked_until is null and f.failures + 1 >= $2 then now() + make_interval(mins => $4)
           else f.locked_until end
       from (select coalesce(f.locked_until <= now(), f.first_at < now() - make_interval(mins => $3)) as over) count)
     returning case when failures > $2
       then greatest(1, ceil(extract(epoch from locked_until - now()) / 60))::int end as minutes`,
    [identityHash(identity), settings.failures, settings.withinMinutes, settings.lockMinutes],
  );
  return rows[0]!.minutes ?? undefined;
}

/**
 * Ends a try whose password has been compared. Answers the minutes until the lock opens where the name is locked: then
 * the try tells nothing, right or wrong. Never asked before the comparison: of guesses that are hashed at once, those
 * after the one that locks are not judged either.
 */
export function lockAfter(
  db: pg.Pool,
  identity: string,
  isRight: boolean,
  settings: LockSettings,
): Promise<number | undefined> {
  return isRight ? lockedMinutes(db, identity) : countFailure(db, identity, settings);
}

/** A wrong password, for those who look after risk; a name that nobody has leaves a row too, so that both take as long. */
export async function noteRefusal(db: pg.Pool, memberId: bigint | undefined): Promise<void> {
  await db.query('insert into log_in_refusal (member_id) values ($1)', [memberId ?? null]);
}

export async function removeOldRefusals(db: pg.Pool, olderThanDays: number): Promise<void> {
  await db.query('delete from log_in_refusal where at < now() - make_interval(days => $1)', [olderThanDays]);
}

/** Failures that neither lock nor count any more; names that nobody has are counted too, so they would pile up. */
export async function removeOldFailures(db: pg.Pool, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from login_failure where first_at < now() - make_interval(days => $1)
       and (locked_until is null or locked_until <= now())`,
    [olderThanDays],
  );
  return rowCount ?? 0;
}

export async function forgetFailures(db: pg.Pool | pg.PoolClient, identities: string[]): Promise<void> {
  await db.query('delete from login_failure where identity_hash = any($1)', [identities.map(identityHash)]);
}
