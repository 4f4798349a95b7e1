import type { CohortsDefinition } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface CohortQuestion extends Pick<CohortsDefinition, 'unit' | 'filter'> {
  /** The first day of the first cohort, and the last day that is looked at. */
  from: string;
  to: string;
  licences: Readonly<Record<string, string>>;
}

const filtered = `($4::text[] is null or r.country_code = any($4))
  and ($5::text[] is null or coalesce($6::jsonb ->> r.state_code, $6::jsonb ->> r.country_code, 'casino') = any($5))`;
const valuesOf = ({ unit, from, to, filter, licences }: CohortQuestion) => [
  ...[unit, from, to, filter.country ?? null, filter.licence ?? null],
  JSON.stringify(licences),
];
const joinedWithin = `r.created_at >= $2::date::timestamp at time zone 'UTC'
  and r.created_at < ($3::date + 1)::timestamp at time zone 'UTC'`;
/** Months or weeks from joining to a day. */
const later = `case when $1::text = 'month'
  then (extract(year from d.day) - extract(year from d.joined)) * 12 + extract(month from d.day) - extract(month from d.joined)
  else (date_trunc('week', d.day::timestamp)::date - date_trunc('week', d.joined::timestamp)::date) / 7 end`;

export interface CohortSize {
  cohort: string;
  currency: Currency;
  players: bigint;
}

/** Who joined, by cohort and currency. */
export async function cohortSizes(tx: Transaction, question: CohortQuestion): Promise<CohortSize[]> {
  const { rows } = await tx.query<CohortSize>(
    `select to_char(date_trunc($1::text, r.created_at, 'UTC') at time zone 'UTC', 'YYYY-MM-DD') as cohort, r.currency, count(*) as players
     from member_record r where ${joinedWithin} and ${filtered} group by 1, 2`,
    valuesOf(question),
  );
  return rows;
}

export interface CohortActivity {
  cohort: string;
  later: number;
  active: bigint;
}

/** How many of a cohort staked money or bonus so many periods after joining. */
export async function cohortActivity(tx: Transaction, question: CohortQuestion): Promise<CohortActivity[]> {
  const { rows } = await tx.query<CohortActivity>(
    `select to_char(x.cohort, 'YYYY-MM-DD') as cohort, x.later, count(*) as active
     from (
       select date_trunc($1::text, d.joined::timestamp) as cohort, (${later})::int as later, d.member_id
       from finance_member_day_record d
       where d.day between $2::date and $3::date and d.joined >= $2::date and d.bets > 0
         and (($4::text[] is null and $5::text[] is null) or exists (
           select from member_record r where r.id = d.member_id and ${filtered}))
       group by 1, 2, 3) x
     group by 1, 2`,
    valuesOf(question),
  );
  return rows;
}

export interface CohortRevenue {
  cohort: string;
  later: number;
  day: string | null;
  currency: Currency;
  ngr: bigint;
}

/** The NGR of a cohort so many periods after joining, by currency; by day too, where it is converted. */
export async function cohortRevenue(
  tx: Transaction,
  question: CohortQuestion,
  byDay: boolean,
): Promise<CohortRevenue[]> {
  const { rows } = await tx.query<CohortRevenue>(
    `select to_char(date_trunc($1::text, d.joined::timestamp), 'YYYY-MM-DD') as cohort, (${later})::int as later,
       case when $7::boolean then to_char(d.day, 'YYYY-MM-DD') end as day, d.currency, sum(d.ngr)::bigint as ngr
     from finance_member_day_record d
     where d.day between $2::date and $3::date and d.joined >= $2::date
       and (($4::text[] is null and $5::text[] is null) or exists (
         select from member_record r where r.id = d.member_id and ${filtered}))
     group by 1, 2, 3, 4`,
    [...valuesOf(question), byDay],
  );
  return rows;
}
