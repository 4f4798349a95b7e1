import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { DaySum } from './compute-statement.ts';

interface OfMonth {
  affiliateId: number;
  /** Its first day. */
  month: string;
}

/** Days of players who count: paid for, not held back on that day, and of no country that the plan excludes. */
const counting = `
  affiliate_activity t join affiliate_player p on p.member_id = t.member_id join member_record m on m.id = p.member_id
  where p.affiliate_id = $1 and t.day >= $2::date and t.day < $2::date + interval '1 month'
    and t.held_back is null and not (m.country_code = any($3::text[]))
    -- What was noticed after the month had ended changes no month that is over.
    and (p.unpaid is null or p.unpaid_at >= $4)`;

export async function sumsOfMonth(
  db: Database | Transaction,
  { affiliateId, month }: OfMonth,
  excludedCountries: readonly string[],
  asOf: Date,
): Promise<DaySum[]> {
  const { rows } = await db.query<DaySum>(
    `select to_char(t.day, 'YYYY-MM-DD') as day, t.currency, sum(t.ngr)::bigint as ngr, sum(t.chargebacks)::bigint as chargebacks
     from ${counting} group by 1, 2 having sum(t.ngr) <> 0 or sum(t.chargebacks) <> 0 order by 1, 2`,
    [affiliateId, month, excludedCountries, asOf],
  );
  return rows;
}

export async function firstDepositsOfMonth(
  db: Database | Transaction,
  { affiliateId, month }: OfMonth,
  excludedCountries: readonly string[],
  asOf: Date,
): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count
     from affiliate_first_deposit f join affiliate_player p on p.member_id = f.member_id join member_record m on m.id = p.member_id
     where p.affiliate_id = $1 and f.at >= $2::date::timestamp at time zone 'UTC'
       and f.at < ($2::date + interval '1 month')::timestamp at time zone 'UTC'
       and not (m.country_code = any($3::text[])) and (p.unpaid is null or p.unpaid_at >= $4)`,
    [affiliateId, month, excludedCountries, asOf],
  );
  return rows[0]!.count;
}

export interface Counted {
  count: number;
  amount: bigint;
}

/** CPA of the month, and what of months before is taken back in it. */
export async function cpaOfMonth(
  db: Database | Transaction,
  { affiliateId, month }: OfMonth,
): Promise<{ qualified: Counted; takenBack: Counted }> {
  const { rows } = await db.query<{ qualified: number; amount: bigint; back: number; backAmount: bigint }>(
    `select count(*) filter (where q.day >= s.from_day and q.day < s.until_day)::int as qualified,
       coalesce(sum(q.amount) filter (where q.day >= s.from_day and q.day < s.until_day), 0)::bigint as amount,
       count(*) filter (where b.day >= s.from_day and b.day < s.until_day)::int as back,
       coalesce(sum(q.amount) filter (where b.day >= s.from_day and b.day < s.until_day), 0)::bigint as "backAmount"
     from affiliate_qualified q left join affiliate_qualified_back b on b.member_id = q.member_id,
       (select $2::date as from_day, ($2::date + interval '1 month')::date as until_day) s
     where q.affiliate_id = $1`,
    [affiliateId, month],
  );
  const { qualified, amount, back, backAmount } = rows[0]!;
  return { qualified: { count: qualified, amount }, takenBack: { count: back, amount: backAmount } };
}

export async function adjustmentsOf(db: Database | Transaction, { affiliateId, month }: OfMonth): Promise<bigint> {
  const { rows } = await db.query<{ amount: bigint }>(
    'select coalesce(sum(amount), 0)::bigint as amount from affiliate_adjustment where affiliate_id = $1 and month = $2::date',
    [affiliateId, month],
  );
  return rows[0]!.amount;
}

export async function ratesOfMonth(
  db: Database | Transaction,
  month: string,
): Promise<Map<string, Map<Currency, string>>> {
  const { rows } = await db.query<{ day: string; currency: Currency; perUsd: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, currency, per_usd as "perUsd" from affiliate_rate
     where day >= $1::date and day < $1::date + interval '1 month'`,
    [month],
  );
  const by = new Map<string, Map<Currency, string>>();
  for (const { day, currency, perUsd } of rows) {
    const ofDay = by.get(day) ?? new Map<Currency, string>();
    by.set(day, ofDay.set(currency, perUsd));
  }
  return by;
}

/** What the statement before carried into this one. */
export async function carriedInto(db: Database | Transaction, { affiliateId, month }: OfMonth): Promise<bigint> {
  const { rows } = await db.query<{ carried: bigint }>(
    `select carried_out as carried from affiliate_statement where affiliate_id = $1 and month < $2::date
     order by month desc limit 1`,
    [affiliateId, month],
  );
  return rows[0]?.carried ?? 0n;
}

/** Partners whose next statement is of a month that is summed up, with that month. */
export async function partnersToClose(db: Database, lastDay: string): Promise<OfMonth[]> {
  const { rows } = await db.query<OfMonth>(
    `select a.id as "affiliateId", to_char(n.month, 'YYYY-MM-DD') as month
     from affiliate a
       cross join lateral (select min(d.from_month) as first from affiliate_deal d where d.affiliate_id = a.id) d
       cross join lateral (select max(s.month) as last from affiliate_statement s where s.affiliate_id = a.id) s
       cross join lateral (select coalesce((s.last + interval '1 month')::date, greatest(d.first, (
           select date_trunc('month', min(y.day))::date from affiliate_day y))) as month) n
     where d.first is not null and n.month is not null and (n.month + interval '1 month')::date <= $1::date + 1
       and a.state <> 'applied'
     order by a.id`,
    [lastDay],
  );
  return rows;
}
