import type { Transaction } from '@fairhouse/database';
import type { Sources } from './finance.deps.ts';

/** How far everything is summed up, locked until the transaction ends; undefined in a casino without a book. */
export async function lockWatermark(tx: Transaction): Promise<Date | undefined> {
  const { rows } = await tx.query<{ until: Date }>('select until from finance_watermark for update');
  return rows[0]?.until;
}

/** Sets where summing up begins: at the day of the first book. */
export async function placeWatermark(tx: Transaction): Promise<void> {
  const { rows } = await tx.query<{ first: Date | null }>(
    `select date_trunc('day', min(opened_at), 'UTC') as first from ledger_book`,
  );
  const { first } = rows[0]!;
  if (first) await tx.query('insert into finance_watermark (until) values ($1) on conflict do nothing', [first]);
}

/** Until when everything is posted for good, at most until `most`, and within the day of `from`. */
export async function settledUntil(
  tx: Transaction,
  from: Date,
  most: Date,
): Promise<{ until: Date; endsDay: boolean }> {
  const { rows } = await tx.query<{ until: Date; endsDay: boolean }>(
    `select until, until = midnight as "endsDay"
     from (
       select least(ledger_settled_until(), $2::timestamptz, midnight) as until, midnight
       from (select date_trunc('day', $1::timestamptz, 'UTC') + interval '1 day' as midnight) d) x`,
    [from, most],
  );
  return rows[0]!;
}

/** Adds what was posted from `from` on and before `until`, all of one day, to the sums of that day. */
export async function addSums(tx: Transaction, from: Date, until: Date, sources: Sources): Promise<void> {
  await tx.query(
    `insert into finance_sum as s
       (day, dimension, key, currency, type, reversed, postings, amount, bonus_part, cash, bonus, held)
     select f.day, d.dimension, d.key, f.currency, f.type, f.reversed, sum(f.postings), sum(f.amount), sum(f.bonus_part),
       sum(f.cash), sum(f.bonus), sum(f.held)
     from (${finest}) f
       cross join lateral (values ('all', ''), ('game', f.game), ('vendor', f.vendor), ('method', f.method),
         ('country', f.country), ('cohort', f.cohort)) d (dimension, key)
     group by f.day, d.dimension, d.key, f.currency, f.type, f.reversed
     on conflict (dimension, day, key, currency, type, reversed) do update set
       postings = s.postings + excluded.postings, amount = s.amount + excluded.amount,
       bonus_part = s.bonus_part + excluded.bonus_part, cash = s.cash + excluded.cash, bonus = s.bonus + excluded.bonus,
       held = s.held + excluded.held`,
    [from, until, sources.payments],
  );
}

/** Postings of a span of time by everything they are summed up by. */
export const finest = `
  select (m.created_at at time zone 'UTC')::date as day, m.currency, m.type, coalesce(m.reversed, '') as reversed,
    coalesce(m.game_code, '') as game,
    case when coalesce(m.reversed, m.type) in
      ('GAME_BET', 'GAME_WIN', 'GAME_ROLLBACK', 'FREE_BET', 'FREE_WIN', 'FREE_ROLLBACK', 'SUPPLIER_PRIZE') then m.source else '' end as vendor,
    case when m.source = any($3::text[]) then coalesce(m.note, '') else '' end as method,
    coalesce(r.country_code, '') as country, coalesce(to_char(r.created_at at time zone 'UTC', 'YYYY-MM'), '') as cohort,
    count(*) as postings, sum(m.amount) as amount, sum(m.bonus_part) as bonus_part, sum(m.cash) as cash,
    sum(m.bonus) as bonus, sum(m.held) as held
  from ledger_turnover m left join member_record r on r.id = m.member_id
  where m.created_at >= $1::timestamptz and m.created_at < $2::timestamptz
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9`;

export async function moveWatermark(tx: Transaction, until: Date): Promise<void> {
  await tx.query('update finance_watermark set until = $1', [until]);
}

/** Ends the day that ends at this midnight. */
export async function finishDayBefore(tx: Transaction, midnight: Date): Promise<void> {
  await tx.query(`select finance_finish_day(($1::timestamptz at time zone 'UTC')::date - 1)`, [midnight]);
}

/** Has the newest postings found by their time. */
export async function summarise(tx: Transaction): Promise<void> {
  await tx.query('select ledger_summarise()');
}
