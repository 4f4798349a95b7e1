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
export async function lockedMinutes(db: pg.Pool, identity: string): Promise<number | undefined> {
  const { rows } = await db.query<{ minutes: number }>(
    `select greatest(1, ceil(extract(epoch from locked_until - now()) / 60))::int as minutes
     from login_failure where identity_hash = $1 and locked_until > now()`,
    [identityHash(identity)],
  );
  return rows[0]?.minutes;
}

/** Counts one failure and locks when there were too many; counting starts again after the window or a lock. */
export async function countFailure(db: pg.Pool, identity: string, settings: LockSettings): Promise<void> {
  await db.query(
    `insert into login_failure as f (identity_hash, failures, first_at) values ($1, 1, now())
     on conflict (identity_hash) do update set
       failures = case when f.first_at < now() - make_interval(mins => $3) or f.locked_until <= now() then 1 else f.failures + 1 end,
       first_at = case when f.first_at < now() - make_interval(mins => $3) or f.locked_until <= now() then now() else f.first_at end,
       locked_until = case
         when f.first_at < now() - make_interval(mins => $3) or f.locked_until <= now() then null
         when f.failures + 1 >= $2 then now() + make_interval(mins => $4)
         else f.locked_until end`,
    [identityHash(identity), settings.failures, settings.withinMinutes, settings.lockMinutes],
  );
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
