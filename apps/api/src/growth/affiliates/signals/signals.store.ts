import type { Database, Transaction } from '@fairhouse/database';

export interface SignalCounts {
  players: number;
  depositors: number;
  /** Share a browser, a connection or a payout instrument with another player of the partner. */
  sharing: number;
  /** Share a connection with where the partner signs in, or are marked as the partner. */
  selves: number;
  /** Paid in the least that any of these did, and staked nothing within a week. */
  minimum: number;
  /** Had a deposit taken back. */
  chargedBack: number;
  /** Clicks of the day with most of the last 30, and of a usual one of them (the median). */
  mostClicks: number;
  usualClicks: number;
}

/** Counts behind the signals of a partner, of its latest 5,000 players. */
export async function countSignals(db: Database | Transaction, affiliateId: number): Promise<SignalCounts> {
  const { rows } = await db.query<SignalCounts>(
    `with attributed as (
       select member_id, unpaid from affiliate_player where affiliate_id = $1 order by member_id desc limit 5000),
     seen as (select s.member_id, s.kind, s.hash from member_seen_with s join attributed p on p.member_id = s.member_id),
     sharing as (
       select distinct s.member_id from seen s
       where exists (select from seen o where o.kind = s.kind and o.hash = s.hash and o.member_id <> s.member_id)),
     played as (
       select p.member_id, f.amount, f.currency, f.at, coalesce(sum(a.stakes), 0) as stakes, coalesce(sum(a.chargebacks), 0) as back
       from attributed p join affiliate_first_deposit f on f.member_id = p.member_id
         left join affiliate_activity a on a.member_id = p.member_id
       group by 1, 2, 3, 4),
     least as (select currency, min(amount) as amount from affiliate_first_deposit group by 1),
     clicks as (
       select d.day, sum(d.clicks) as clicks from affiliate_click_day d join affiliate_link l on l.id = d.link_id
       where l.affiliate_id = $1 and d.day > current_date - 30 group by 1)
     select (select count(*) from attributed)::int as players, (select count(*) from played)::int as depositors,
       (select count(*) from sharing)::int as sharing,
       (select count(*) from attributed p where p.unpaid = 'self' or exists (
          select from seen s join affiliate_origin o on o.kind = s.kind and o.hash = s.hash and o.affiliate_id = $1
          where s.member_id = p.member_id))::int as selves,
       (select count(*) from played y join least l on l.currency = y.currency
        where y.amount = l.amount and y.stakes = 0 and y.at < now() - interval '7 days')::int as minimum,
       (select count(*) from played where back > 0)::int as "chargedBack",
       (select coalesce(max(clicks), 0) from clicks)::int as "mostClicks",
       (select coalesce(percentile_disc(0.5) within group (order by clicks), 0) from clicks)::int as "usualClicks"`,
    [affiliateId],
  );
  return rows[0]!;
}
