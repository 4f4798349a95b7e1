import type { Database, Transaction } from '@fairhouse/database';
import type { Sum } from './sums.ts';

/** For how long hours are kept: the same hours a week ago, and a week in which a day can still be checked. */
export const hoursKeptDays = 15;

/** Postings of a span of time by hour: as a whole and by game. */
const byHour = `
  select f.hour, d.dimension, d.key, f.currency, f.type, f.reversed, sum(f.postings)::bigint as postings,
    sum(f.amount)::bigint as amount, sum(f.cash)::bigint as cash, sum(f.bonus)::bigint as bonus, sum(f.held)::bigint as held
  from (
    select date_trunc('hour', m.created_at, 'UTC') as hour, m.currency, m.type, coalesce(m.reversed, '') as reversed,
      coalesce(m.game_code, '') as game, count(*) as postings, sum(m.amount) as amount, sum(m.cash) as cash,
      sum(m.bonus) as bonus, sum(m.held) as held
    from ledger_turnover m
    where m.created_at >= $1::timestamptz and m.created_at < $2::timestamptz
    group by 1, 2, 3, 4, 5) f
    cross join lateral (values ('all', ''), ('game', f.game)) d (dimension, key)
  group by 1, 2, 3, 4, 5, 6`;

/** Who placed a bet within a day, and in which hour the first within that span. */
const firstBets = `
  select (m.created_at at time zone 'UTC')::date as day, m.member_id, min(date_trunc('hour', m.created_at, 'UTC')) as hour
  from ledger_posting m
  where m.created_at >= $1::timestamptz and m.created_at < $2::timestamptz and m.type = 'GAME_BET'
  group by 1, 2`;

/** Adds what was posted from `from` on and before `until`, all of one day, to the sums of its hours. */
export async function addHours(tx: Transaction, from: Date, until: Date): Promise<void> {
  const span = [from, until];
  await tx.query(
    `insert into finance_hour as h
       (hour, dimension, key, currency, type, reversed, postings, amount, cash, bonus, held) ${byHour}
     on conflict (dimension, hour, key, currency, type, reversed) do update set
       postings = h.postings + excluded.postings, amount = h.amount + excluded.amount, cash = h.cash + excluded.cash,
       bonus = h.bonus + excluded.bonus, held = h.held + excluded.held`,
    span,
  );
  await tx.query(
    `insert into finance_active_player (day, member_id, hour) select f.day, f.member_id, f.hour from (${firstBets}) f
     on conflict (day, member_id) do nothing`,
    span,
  );
  await tx.query(
    `insert into finance_active_hour (hour, players)
     select hour, count(*) from finance_active_player
     where hour >= date_trunc('hour', $1::timestamptz, 'UTC') and hour < $2 group by hour
     on conflict (hour) do update set players = excluded.players`,
    span,
  );
  await tx.query(
    `insert into finance_depositor as d (member_id, joined_at, first_at, second_at)
     select p.member_id, coalesce(r.created_at, p.times[1]), p.times[1], p.times[2]
     from (
       select m.member_id, array_agg(m.created_at order by m.created_at, m.seq) as times from ledger_posting m
       where m.created_at >= $1::timestamptz and m.created_at < $2::timestamptz and m.type = 'DEPOSIT'
       group by m.member_id) p
       left join member_record r on r.id = p.member_id
     on conflict (member_id) do update set second_at = excluded.first_at where d.second_at is null`,
    span,
  );
}

/** Removes the hours before those that are kept. */
export async function forgetHours(tx: Transaction, now: Date): Promise<void> {
  const before = [now, hoursKeptDays];
  await tx.query(`delete from finance_hour where hour < $1::timestamptz - $2::int * interval '1 day'`, before);
  await tx.query(`delete from finance_active_hour where hour < $1::timestamptz - $2::int * interval '1 day'`, before);
  await tx.query(
    `delete from finance_active_player where day < ($1::timestamptz at time zone 'UTC')::date - $2::int`,
    before,
  );
}

/** The sum of an hour of UTC, in minor units. */
export interface HourSum extends Sum {
  hour: Date;
}

/** What was moved in each hour of a span. */
export async function sumsOfHours(db: Database, from: Date, until: Date): Promise<HourSum[]> {
  const { rows } = await db.query<HourSum>(
    `select hour, currency, type, reversed, postings, amount, cash, bonus, held from finance_hour
     where dimension = 'all' and hour >= $1 and hour < $2 order by hour, currency, type, reversed`,
    [from, until],
  );
  return rows;
}

/** What was moved in all hours of a span together, by game; of play alone. */
export async function sumsOfGames(db: Database, from: Date, until: Date): Promise<(Sum & { game: string })[]> {
  const { rows } = await db.query<Sum & { game: string }>(
    `select key as game, currency, type, reversed, sum(postings)::bigint as postings, sum(amount)::bigint as amount,
       sum(cash)::bigint as cash, sum(bonus)::bigint as bonus, sum(held)::bigint as held
     from finance_hour where dimension = 'game' and key <> '' and hour >= $1 and hour < $2
     group by key, currency, type, reversed`,
    [from, until],
  );
  return rows;
}

export interface HourPlayers {
  hour: Date;
  kind: 'joined' | 'active' | 'firstDeposits' | 'secondDeposits';
  players: bigint;
}

/** Players by the hour in which they joined, placed their first bet of the day, or had a first or second deposit credited. */
export async function playersOfHours(db: Database, from: Date, until: Date): Promise<HourPlayers[]> {
  const { rows } = await db.query<HourPlayers>(
    `select date_trunc('hour', created_at, 'UTC') as hour, 'joined' as kind, count(*) as players
     from member_record where created_at >= $1 and created_at < $2 group by 1
     union all
     select hour, 'active', players from finance_active_hour where hour >= $1 and hour < $2
     union all
     select date_trunc('hour', first_at, 'UTC'), 'firstDeposits', count(*)
     from finance_depositor where first_at >= $1 and first_at < $2 group by 1
     order by 1, 2`,
    [from, until],
  );
  return rows;
}

export interface Funnel {
  joined: bigint;
  deposited: bigint;
  depositedTwice: bigint;
}

/** Of those who joined within a span, how many had deposited before its end, and how many twice. */
export async function funnelOf(db: Database, from: Date, until: Date): Promise<Funnel> {
  const { rows } = await db.query<Funnel>(
    `select (select count(*) from member_record where created_at >= $1 and created_at < $2) as joined,
       count(*) as deposited, count(*) filter (where second_at < $2) as "depositedTwice"
     from finance_depositor where joined_at >= $1 and joined_at < $2 and first_at < $2`,
    [from, until],
  );
  return rows[0]!;
}

/**
 * Sums the hours of a finished day up again and counts what differs from what is kept, in both directions; null where they are no
 * longer kept.
 */
export async function differingHours(tx: Transaction, from: Date, until: Date): Promise<number | null> {
  const { rows: kept } = await tx.query<{ kept: boolean; summedUp: Date }>(
    `select until as "summedUp",
       $1::timestamptz >= date_trunc('day', until, 'UTC') - $2::int * interval '1 day' as kept from finance_watermark`,
    [from, hoursKeptDays],
  );
  if (!kept[0]?.kept) return null;
  const { rows } = await tx.query<{ differing: number }>(
    `with hours_again as materialized (${byHour}),
     hours_kept as materialized (
       select hour, dimension, key, currency, type, reversed, postings, amount, cash, bonus, held from finance_hour
       where hour >= $1 and hour < $2),
     bets_again as materialized (${firstBets}),
     bets_kept as materialized (
       select day, member_id, hour from finance_active_player where day = ($1::timestamptz at time zone 'UTC')::date),
     active_again as materialized (select hour, count(*) as players from bets_again group by hour),
     active_kept as materialized (select hour, players from finance_active_hour where hour >= $1 and hour < $2),
     depositors_again as materialized (
       select p.member_id, p.times[1] as first_at, p.times[2] as second_at
       from (
         select m.member_id, array_agg(m.created_at order by m.created_at, m.seq) as times from ledger_posting m
         where m.type = 'DEPOSIT' and m.member_id in (
           select o.member_id from ledger_posting o
           where o.type = 'DEPOSIT' and o.created_at >= $1 and o.created_at < $2)
           and m.created_at < $3::timestamptz
         group by m.member_id) p
       where (p.times[1] >= $1 and p.times[1] < $2) or (p.times[2] >= $1 and p.times[2] < $2)),
     depositors_kept as materialized (
       select member_id, first_at, second_at from finance_depositor
       where (first_at >= $1 and first_at < $2) or (second_at >= $1 and second_at < $2))
     select ((select count(*) from (select * from hours_again except select * from hours_kept) x)
       + (select count(*) from (select * from hours_kept except select * from hours_again) x)
       + (select count(*) from (select * from bets_again except select * from bets_kept) x)
       + (select count(*) from (select * from bets_kept except select * from bets_again) x)
       + (select count(*) from (select * from active_again except select * from active_kept) x)
       + (select count(*) from (select * from active_kept except select * from active_again) x)
       + (select count(*) from (select * from depositors_again except select * from depositors_kept) x)
       + (select count(*) from (select * from depositors_kept except select * from depositors_again) x))::int as differing`,
    [from, until, kept[0].summedUp],
  );
  return rows[0]!.differing;
}
