import type { Database, Transaction } from '@fairhouse/database';
import type { LimitKind, LimitPeriod, WhichLimit } from './limit.ts';

export interface UsedLimit extends WhichLimit {
  most: bigint;
  startsAt: Date;
  endsAt: Date;
  /** Of `loss`, below 0 while more was won. */
  used: bigint;
}

/** Begins the periods that the member is in by now. The transaction has locked the book. */
export async function openPeriods(tx: Transaction, memberId: bigint, now: Date): Promise<void> {
  await tx.query('select play_open_periods($1, $2)', [memberId, now]);
}

/** What is set, with what is used of it; periods have been opened. */
export async function readLimits(tx: Transaction, memberId: bigint, now: Date): Promise<UsedLimit[]> {
  const { rows } = await tx.query<UsedLimit>(
    `select kind, period, most, starts_at as "startsAt", ends_at as "endsAt", used from play_limit_used($1, $2)
     order by kind, ends_at`,
    [memberId, now],
  );
  return rows;
}

export interface Raise extends WhichLimit {
  /** null: without a limit. */
  most: bigint | null;
  confirmFrom: Date;
  confirmUntil: Date;
}

export async function readRaises(tx: Transaction, memberId: bigint, now: Date): Promise<Raise[]> {
  const { rows } = await tx.query<Raise>(
    `select kind, period, most, confirm_from as "confirmFrom", confirm_until as "confirmUntil"
     from play_limit_raise where member_id = $1 and confirm_until > $2`,
    [memberId, now],
  );
  return rows;
}

export interface SetLimit extends WhichLimit {
  /** Minor units; minutes of `time`. */
  most: bigint;
  since: Date;
}

export async function limitsOf(db: Database, memberId: bigint): Promise<SetLimit[]> {
  const { rows } = await db.query<SetLimit>(
    'select kind, period, most, since from play_limit where member_id = $1 order by kind, period',
    [memberId],
  );
  return rows;
}

/** In minor units, minutes of `time`; undefined where none is set. */
export async function findLimit(tx: Transaction, memberId: bigint, which: WhichLimit): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ most: bigint }>(
    'select most from play_limit where member_id = $1 and kind = $2 and period = $3',
    [memberId, which.kind, which.period],
  );
  return rows[0]?.most;
}

export async function kindsSet(
  db: Database | Transaction,
  memberId: bigint,
): Promise<{ kind: LimitKind; period: LimitPeriod }[]> {
  const { rows } = await db.query<WhichLimit>('select kind, period from play_limit where member_id = $1', [memberId]);
  return rows;
}

/** Sets the limit, or takes it away with null, and forgets a higher one that waits. */
export async function writeLimit(
  tx: Transaction,
  memberId: bigint,
  { kind, period }: WhichLimit,
  most: bigint | null,
): Promise<void> {
  await deleteRaise(tx, memberId, { kind, period });
  if (most === null) {
    await tx.query('delete from play_limit where member_id = $1 and kind = $2 and period = $3', [
      memberId,
      kind,
      period,
    ]);
    return;
  }
  await tx.query(
    `insert into play_limit (member_id, kind, period, most) values ($1, $2, $3, $4)
     on conflict (member_id, kind, period) do update set most = excluded.most, since = clock_timestamp()`,
    [memberId, kind, period, most],
  );
}

export async function writeRaise(tx: Transaction, memberId: bigint, raise: Raise): Promise<void> {
  await tx.query(
    `insert into play_limit_raise (member_id, kind, period, most, confirm_from, confirm_until) values ($1, $2, $3, $4, $5, $6)
     on conflict (member_id, kind, period) do update set most = excluded.most, confirm_from = excluded.confirm_from,
       confirm_until = excluded.confirm_until`,
    [memberId, raise.kind, raise.period, raise.most, raise.confirmFrom, raise.confirmUntil],
  );
}

/** Whether there was one. */
export async function deleteRaise(tx: Transaction, memberId: bigint, { kind, period }: WhichLimit): Promise<boolean> {
  const { rowCount } = await tx.query(
    'delete from play_limit_raise where member_id = $1 and kind = $2 and period = $3',
    [memberId, kind, period],
  );
  return rowCount === 1;
}

/** Removes higher limits that nobody confirmed in time. Answers how many. */
export async function deleteForgottenRaises(db: Database, now: Date): Promise<number> {
  const { rowCount } = await db.query('delete from play_limit_raise where confirm_until <= $1', [now]);
  return rowCount ?? 0;
}

/** What is paid in since a moment, and what is under way, in minor units. */
export async function depositedSince(tx: Transaction, memberId: bigint, from: Date): Promise<bigint> {
  const { rows } = await tx.query<{ amount: bigint }>('select play_deposited($1, $2) as amount', [memberId, from]);
  return rows[0]!.amount;
}

/** The most of a kind in one day, week or month of a calendar, of what the last 30 days hold; minutes of `time`. */
export async function mostUsedOf(
  db: Database,
  memberId: bigint,
  { kind, period, timeZone, now }: WhichLimit & { timeZone: string; now: Date },
): Promise<bigint> {
  const { rows } = await db.query<{ used: bigint }>('select play_most_used($1, $2, $3, $4, $5) as used', [
    memberId,
    kind,
    period,
    timeZone,
    now,
  ]);
  return rows[0]!.used;
}

/** The present periods of a member; openPeriods has begun them. */
export async function readPeriods(
  tx: Transaction,
  memberId: bigint,
): Promise<{ period: LimitPeriod; startsAt: Date }[]> {
  const { rows } = await tx.query<{ period: LimitPeriod; startsAt: Date }>(
    `select period, starts_at as "startsAt" from play_period where member_id = $1`,
    [memberId],
  );
  return rows;
}
