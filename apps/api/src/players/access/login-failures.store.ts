import { createHash } from 'node:crypto';
import type pg from 'pg';

export interface LockSettings {
  /** Of one name from one connection. */
  failures: number;
  /** Of one name from all connections together. */
  failuresEverywhere: number;
  withinMinutes: number;
  lockMinutes: number;
}

/**
 * Five wrong tries of a name within half an hour lock their own connection out of it for fifteen minutes: a guesser elsewhere
 * does not lock its member out. Guesses from many connections lock the name for all that the member has not used before. A
 * mailed reset opens both at once.
 */
export const lockDefaults: LockSettings = { failures: 5, failuresEverywhere: 25, withinMinutes: 30, lockMinutes: 15 };

/** Who is guessed at, and where from: a connection, or the session that asks for its own password. */
export interface Guess {
  identity: string;
  connection: string;
}

/** In place of a connection: what an open session asks for. Guesses at the log-in do not lock it, nor it the log-in. */
export const ownSession = 'session';

/** Where the guesses of all connections are counted together. */
const everywhere = '';

function guessHash({ identity, connection }: Guess): Buffer {
  const name = identity.trim().toLowerCase();
  const text = connection === everywhere ? name : `${name}\n${connection}`;
  return createHash('sha256').update(text).digest();
}

/** Minutes until the lock opens, at least 1; undefined when there is none. */
async function lockedMinutes(db: pg.Pool, guess: Guess): Promise<number | undefined> {
  const { rows } = await db.query<{ minutes: number }>(
    `select greatest(1, ceil(extract(epoch from locked_until - now()) / 60))::int as minutes
     from login_failure where identity_hash = $1 and locked_until > now()`,
    [guessHash(guess)],
  );
  return rows[0]?.minutes;
}

/**
 * Counts one failure and locks when there were too many. Answers the minutes until the lock opens when the name was
 * locked before: such a failure is not to be told from a right password, and does not lengthen the lock. Counting
 * starts again after the window or a lock.
 */
async function countFailure(
  db: pg.Pool,
  guess: Guess,
  settings: Omit<LockSettings, 'failuresEverywhere'>,
): Promise<number | undefined> {
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
    [guessHash(guess), settings.failures, settings.withinMinutes, settings.lockMinutes],
  );
  return rows[0]!.minutes ?? undefined;
}

/**
 * Ends a try whose password has been compared. Answers the minutes until the lock opens where the name is locked here: then
 * the try tells nothing, right or wrong. Never asked before the comparison: of guesses that are hashed at once, those
 * after the one that locks are not judged either. `isKnown`: whether the member has used this connection before, which is
 * asked only where the name is locked for all others.
 */
export async function lockAfter(
  db: pg.Pool,
  guess: Guess,
  isRight: boolean,
  settings: LockSettings,
  isKnown: () => Promise<boolean>,
): Promise<number | undefined> {
  const all = { ...guess, connection: everywhere };
  const here = isRight ? await lockedMinutes(db, guess) : await countFailure(db, guess, settings);
  // Guesses of a connection that is locked already do not count: it alone must not lock all others.
  if (here !== undefined) return here;
  const elsewhere = isRight
    ? await lockedMinutes(db, all)
    : await countFailure(db, all, { ...settings, failures: settings.failuresEverywhere });
  return elsewhere === undefined || (await isKnown()) ? undefined : elsewhere;
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

/** After a log-in: what was counted from its own connection. Guesses from elsewhere are still counted. */
export async function forgetFailuresHere(db: pg.Pool, guess: Guess): Promise<void> {
  await db.query('delete from login_failure where identity_hash = $1', [guessHash(guess)]);
}

/** After a mailed reset: what was counted from its connection, from sessions, and from everywhere together. */
export async function forgetFailures(db: pg.PoolClient, identity: string, connection: string): Promise<void> {
  const hashes = [connection, ownSession, everywhere].map((from) => guessHash({ identity, connection: from }));
  await db.query('delete from login_failure where identity_hash = any($1)', [hashes]);
}
