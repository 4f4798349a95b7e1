import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Sources } from './finance.deps.ts';
import type { Period } from './period.ts';
import { finest } from './sum-up.store.ts';
import type { Owed, Sum } from './sums.ts';

export type Dimension = 'all' | 'game' | 'vendor' | 'method' | 'country' | 'cohort';

/** A sum by one property; its key is '' in 'all', and where a posting has no such property. */
export interface KeySum extends Sum {
  key: string;
}

/** The same of one day. */
export interface DaySum extends KeySum {
  day: string;
}

/** Everything that is read in it is as of one moment. */
export function inSnapshot<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return inTransaction(db, async (tx) => {
    await tx.query('set transaction isolation level repeatable read read only');
    return read(tx);
  });
}

export interface SummedUp {
  /** Everything before it is in the sums; null in a casino without a book. */
  until: Date | null;
  /** The last day that is finished; null before the first is. */
  lastDay: string | null;
  /** The moment that the snapshot is of. */
  now: Date;
}

export async function readSummedUp(tx: Transaction): Promise<SummedUp> {
  const { rows } = await tx.query<SummedUp>(
    `select (select until from finance_watermark) as until,
       (select to_char(max(day), 'YYYY-MM-DD') from finance_day) as "lastDay", statement_timestamp() as now`,
  );
  return rows[0]!;
}

/** Everything before this moment is in the sums; null in a casino without a book. */
export async function summedUp(db: Database): Promise<Date | null> {
  const { rows } = await db.query<{ until: Date }>('select until from finance_watermark');
  return rows[0]?.until ?? null;
}

/** The last day that is finished; null before the first is. */
export async function lastFinishedDay(db: Database): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    `select to_char(max(day), 'YYYY-MM-DD') as day from finance_day`,
  );
  return rows[0]!.day;
}

/** The sums of all finished days of a period together. */
export async function sumsOfPeriod(tx: Transaction, dimension: Dimension, { from, to }: Period): Promise<KeySum[]> {
  const { rows } = await tx.query<KeySum>(
    `select key, currency, type, reversed, sum(postings)::bigint as postings, sum(amount)::bigint as amount,
       sum(cash)::bigint as cash, sum(bonus)::bigint as bonus, sum(held)::bigint as held
     from finance_sum
     where dimension = $1 and day between $2 and $3 and day <= (select max(d.day) from finance_day d)
     group by key, currency, type, reversed`,
    [dimension, from, to],
  );
  return rows;
}

/** The sums of each finished day of a period. */
export async function sumsOfDays(tx: Transaction, dimension: Dimension, { from, to }: Period): Promise<DaySum[]> {
  const { rows } = await tx.query<DaySum>(
    `select to_char(day, 'YYYY-MM-DD') as day, key, currency, type, reversed, postings, amount, cash, bonus, held
     from finance_sum
     where dimension = $1 and day between $2 and $3 and day <= (select max(d.day) from finance_day d)
     order by day, key, currency, type, reversed`,
    [dimension, from, to],
  );
  return rows;
}

/** The sums of each day that is not finished: what is summed up of it, and what was posted from then on, before `to`. */
export async function sumsOfOpenDays(
  tx: Transaction,
  dimension: Dimension,
  { since, to }: { since: Date | '-infinity'; to: Date | 'infinity' },
  sources: Sources,
): Promise<DaySum[]> {
  const { rows } = await tx.query<DaySum>(
    `select to_char(x.day, 'YYYY-MM-DD') as day, x.key, x.currency, x.type, x.reversed,
       sum(x.postings)::bigint as postings, sum(x.amount)::bigint as amount, sum(x.cash)::bigint as cash,
       sum(x.bonus)::bigint as bonus, sum(x.held)::bigint as held
     from (
       select s.day, s.key, s.currency, s.type, s.reversed, s.postings, s.amount, s.cash, s.bonus, s.held
       from finance_sum s
       where s.dimension = $4 and s.day >= ($1::timestamptz at time zone 'UTC')::date
       union all
       select f.day, d.key, f.currency, f.type, f.reversed, f.postings, f.amount, f.cash, f.bonus, f.held
       from (${finest}) f
         cross join lateral (values ('all', ''), ('game', f.game), ('vendor', f.vendor), ('method', f.method),
           ('country', f.country), ('cohort', f.cohort)) d (dimension, key)
       where d.dimension = $4) x
     group by x.day, x.key, x.currency, x.type, x.reversed
     order by x.day, x.key, x.currency, x.type, x.reversed`,
    [since, to, sources.payments, dimension],
  );
  return rows;
}

export type Balance = Owed & { currency: Currency };

/** What all books held at the end of the last finished day before `day`. */
export async function balancesBefore(tx: Transaction, day: string): Promise<Balance[]> {
  const { rows } = await tx.query<Balance>(
    `select currency, cash, bonus, held from finance_balance
     where day = (select max(day) from finance_day where day < $1)`,
    [day],
  );
  return rows;
}

export interface FinishedDay {
  day: string;
  hash: Buffer;
}

export async function finishedDays(tx: Transaction, { from, to }: Period): Promise<FinishedDay[]> {
  const { rows } = await tx.query<FinishedDay>(
    `select to_char(day, 'YYYY-MM-DD') as day, hash from finance_day where day between $1 and $2 order by day`,
    [from, to],
  );
  return rows;
}

/** As people call games and vendors. */
export async function namesOf(tx: Database | Transaction, dimension: Dimension): Promise<Map<string, string>> {
  const { rows } = await tx.query<{ code: string; name: string }>(
    `select code, name from game_record where $1 = 'game' union all select id, name from vendor_record where $1 = 'vendor'`,
    [dimension],
  );
  return new Map(rows.map(({ code, name }) => [code, name]));
}
