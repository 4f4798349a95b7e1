import type { Database, Transaction } from '@fairhouse/database';
import { readingAcross } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { PlayerSum } from '../affiliates.deps.ts';

export interface Watermark {
  depositsUntil: Date | null;
  /** The last day that was summed up. */
  day: string | null;
}

/** One process at a time notes first deposits and sums up days. */
export async function lockWatermark(tx: Transaction): Promise<Watermark> {
  const { rows } = await tx.query<Watermark>(
    `select case when deposits_until > '-infinity' then deposits_until end as "depositsUntil", to_char(day, 'YYYY-MM-DD') as day
     from affiliate_watermark for update`,
  );
  return rows[0]!;
}

export async function readWatermark(db: Database | Transaction): Promise<Watermark> {
  const { rows } = await db.query<Watermark>(
    `select case when deposits_until > '-infinity' then deposits_until end as "depositsUntil", to_char(day, 'YYYY-MM-DD') as day
     from affiliate_watermark`,
  );
  return rows[0]!;
}

export async function setDepositsUntil(tx: Transaction, until: Date): Promise<void> {
  await tx.query('update affiliate_watermark set deposits_until = $1', [until]);
}

export async function setDay(tx: Transaction, day: string): Promise<void> {
  await tx.query('update affiliate_watermark set day = $1', [day]);
}

/** Before it there is nothing to sum up. */
export async function firstAttribution(tx: Transaction): Promise<string | null> {
  const { rows } = await tx.query<{ day: string | null }>(
    `select to_char(min(joined_at) at time zone 'UTC', 'YYYY-MM-DD') as day from affiliate_player`,
  );
  return rows[0]!.day;
}

export interface FirstDeposit {
  memberId: bigint;
  at: Date;
  currency: Currency;
  amount: bigint;
}

/** First deposits of attributed players that were credited from one moment on and before another. */
export async function newFirstDeposits(tx: Transaction, from: Date | null, until: Date): Promise<FirstDeposit[]> {
  const { rows } = await readingAcross(tx, () =>
    tx.query<FirstDeposit>(
      `select p.member_id as "memberId", d.created_at as at, m.currency, d.amount
       from finance_depositor_record f join affiliate_player p on p.member_id = f.member_id
         join member_record m on m.id = p.member_id
         cross join lateral (
           select t.created_at, t.amount from ledger_turnover t
           where t.member_id = p.member_id and t.type = 'DEPOSIT' order by t.seq limit 1) d
       where ($1::timestamptz is null or f.first_at >= $1) and f.first_at < $2
         and not exists (select from affiliate_first_deposit e where e.member_id = p.member_id)`,
      [from, until],
    ),
  );
  return rows;
}

export async function insertFirstDeposit(tx: Transaction, it: FirstDeposit): Promise<void> {
  await tx.query('insert into affiliate_first_deposit (member_id, at, currency, amount) values ($1, $2, $3, $4)', [
    it.memberId,
    it.at,
    it.currency,
    it.amount,
  ]);
}

export interface DayPosting extends PlayerSum {
  memberId: bigint;
  currency: Currency;
}

/** What attributed players posted on a day of UTC, by type. */
export async function postingsOfDay(tx: Transaction, day: string): Promise<DayPosting[]> {
  const { rows } = await readingAcross(tx, () =>
    tx.query<DayPosting>(
      `select t.member_id as "memberId", t.currency, t.type, coalesce(t.reversed, '') as reversed,
         sum(t.amount)::bigint as amount, sum(t.cash)::bigint as cash, sum(t.bonus)::bigint as bonus, sum(t.held)::bigint as held
       from ledger_turnover t join affiliate_player p on p.member_id = t.member_id
       where t.created_at >= $1::date::timestamp at time zone 'UTC'
         and t.created_at < ($1::date + 1)::timestamp at time zone 'UTC'
       group by 1, 2, 3, 4 order by 1, 3, 4`,
      [day],
    ),
  );
  return rows;
}

/** Of these players those whom the casino offers nothing now: play is paused or over, or there are signs of harm. */
export async function heldBackNow(
  tx: Transaction,
  memberIds: readonly bigint[],
): Promise<Map<bigint, 'paused' | 'signs'>> {
  const { rows } = await tx.query<{ memberId: bigint; why: 'paused' | 'signs' | null }>(
    `select m.id as "memberId", case when exists (select from protection_barred b where b.member_id = m.id) then 'paused'
         when exists (select from harm_no_offers h where h.member_id = m.id) then 'signs' end as why
     from unnest($1::bigint[]) m (id)`,
    [memberIds],
  );
  return new Map(rows.flatMap(({ memberId, why }) => (why ? [[memberId, why] as const] : [])));
}

export interface Activity {
  memberId: bigint;
  currency: Currency;
  deposits: bigint;
  chargebacks: bigint;
  stakes: bigint;
  ngr: bigint;
  heldBack: string | null;
}

export async function insertDay(
  tx: Transaction,
  { day, digest, rows }: { day: string; digest: string; rows: readonly Activity[] },
): Promise<void> {
  await tx.query('insert into affiliate_day (day, players, digest) values ($1, $2, $3)', [day, rows.length, digest]);
  await tx.query(
    `insert into affiliate_activity (day, member_id, currency, deposits, chargebacks, stakes, ngr, held_back)
     select $1::date, * from unnest($2::bigint[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::text[])`,
    [
      day,
      rows.map((row) => row.memberId),
      rows.map((row) => row.currency),
      rows.map((row) => row.deposits),
      rows.map((row) => row.chargebacks),
      rows.map((row) => row.stakes),
      rows.map((row) => row.ngr),
      rows.map((row) => row.heldBack),
    ],
  );
}

export interface Progress {
  memberId: bigint;
  affiliateId: number;
  joinDay: string;
  currency: Currency;
  countryCode: string;
  unpaid: boolean;
  /** Held back on any day until now. */
  wasHeldBack: boolean;
  firstDeposit: bigint | null;
  isQualified: boolean;
  isBack: boolean;
  /** Of all days until now. */
  deposits: bigint;
  chargebacks: bigint;
}

/** How far those who were active on a day have come with all days until it. */
export async function progressOf(tx: Transaction, day: string): Promise<Progress[]> {
  const { rows } = await tx.query<Progress>(
    `select p.member_id as "memberId", p.affiliate_id as "affiliateId",
       to_char(p.joined_at at time zone 'UTC', 'YYYY-MM-DD') as "joinDay", m.currency, m.country_code as "countryCode",
       p.unpaid is not null as unpaid, s.held as "wasHeldBack", f.amount as "firstDeposit",
       q.member_id is not null as "isQualified", b.member_id is not null as "isBack", s.deposits, s.chargebacks
     from affiliate_activity t join affiliate_player p on p.member_id = t.member_id
       join member_record m on m.id = p.member_id
       left join affiliate_first_deposit f on f.member_id = p.member_id
       left join affiliate_qualified q on q.member_id = p.member_id
       left join affiliate_qualified_back b on b.member_id = p.member_id
       cross join lateral (
         select bool_or(a.held_back is not null) as held, sum(a.deposits)::bigint as deposits,
           sum(a.chargebacks)::bigint as chargebacks
         from affiliate_activity a where a.member_id = p.member_id and a.day <= $1::date) s
     where t.day = $1::date order by p.member_id`,
    [day],
  );
  return rows;
}

/** Staked within so many days from joining on, at most until `day`. */
export async function stakedWithin(
  tx: Transaction,
  memberId: bigint,
  joinDay: string,
  days: number,
  day: string,
): Promise<bigint> {
  const { rows } = await tx.query<{ stakes: bigint }>(
    `select coalesce(sum(stakes), 0)::bigint as stakes from affiliate_activity
     where member_id = $1 and day >= $2::date and day < $2::date + $3::int and day <= $4::date`,
    [memberId, joinDay, days, day],
  );
  return rows[0]!.stakes;
}

export async function insertQualified(
  tx: Transaction,
  it: { memberId: bigint; affiliateId: number; day: string; planId: number; planVersion: number; amount: bigint },
): Promise<void> {
  await tx.query(
    `insert into affiliate_qualified (member_id, affiliate_id, day, plan_id, plan_version, amount) values ($1, $2, $3, $4, $5, $6)`,
    [it.memberId, it.affiliateId, it.day, it.planId, it.planVersion, it.amount],
  );
}

export async function insertBack(tx: Transaction, memberId: bigint, day: string): Promise<void> {
  await tx.query('insert into affiliate_qualified_back (member_id, day) values ($1, $2)', [memberId, day]);
}

/** Keeps the rates of a day that are known, and answers all that are kept. */
export async function keepRates(
  tx: Transaction,
  day: string,
  rates: ReadonlyMap<Currency, { perUsd: string }>,
): Promise<Map<Currency, string>> {
  await tx.query(
    `insert into affiliate_rate (day, currency, per_usd) select $1::date, * from unnest($2::text[], $3::text[])
     on conflict (day, currency) do nothing`,
    [day, [...rates.keys()], [...rates.values()].map(({ perUsd }) => perUsd)],
  );
  return ratesKept(tx, day);
}

export async function ratesKept(db: Database | Transaction, day: string): Promise<Map<Currency, string>> {
  const { rows } = await db.query<{ currency: Currency; perUsd: string }>(
    'select currency, per_usd as "perUsd" from affiliate_rate where day = $1::date',
    [day],
  );
  return new Map(rows.map(({ currency, perUsd }) => [currency, perUsd]));
}
