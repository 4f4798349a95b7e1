import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** What is known of those who were reached, by currency; amounts in minor units. */
export interface ReachedSums {
  currency: Currency;
  reached: number;
  given: bigint;
  depositors: number;
  deposits: bigint;
}

/** Their deposits within so many days after each was reached. */
export async function sumsOfReached(tx: Transaction, campaignId: number, days: number): Promise<ReachedSums[]> {
  const { rows } = await tx.query<ReachedSums>(
    `select r.currency, count(*)::int as reached, coalesce(sum(r.amount), 0)::bigint as given,
       count(*) filter (where p.paid > 0)::int as depositors, coalesce(sum(p.paid), 0)::bigint as deposits
     from campaign_member r cross join lateral (
       select coalesce(sum(d.amount), 0) as paid from deposit_kept d
       where d.member_id = r.member_id
         and d.created_at >= r.settled_at and d.created_at < r.settled_at + make_interval(days => $2)) p
     where r.campaign_id = $1 and r.outcome = 'done' group by r.currency order by r.currency`,
    [campaignId, days],
  );
  return rows;
}

export interface BonusSums {
  currency: Currency;
  open: number;
  released: number;
  ended: number;
  wagered: bigint;
  converted: bigint;
  forfeited: bigint;
}

/** What became of the bonuses that it gave. */
export async function sumsOfBonuses(tx: Transaction, campaignId: number): Promise<BonusSums[]> {
  const { rows } = await tx.query<BonusSums>(
    `select b.currency, count(*) filter (where b.status = 'active')::int as open,
       count(*) filter (where b.status = 'released')::int as released,
       count(*) filter (where b.status not in ('active', 'released'))::int as ended,
       sum(b.wagered)::bigint as wagered, sum(b.paid)::bigint as converted, sum(b.forfeited)::bigint as forfeited
     from campaign_member r join bonus_record b on b.member_id = r.member_id
       and b.promotion = 'given' and b.period = 'campaign:' || $1::int
     where r.campaign_id = $1 and r.outcome = 'done' group by b.currency`,
    [campaignId],
  );
  return rows;
}

/** How many have read its message. */
export async function countRead(tx: Transaction, campaignId: number): Promise<{ currency: Currency; read: number }[]> {
  const { rows } = await tx.query<{ currency: Currency; read: number }>(
    `select r.currency, count(*)::int as read
     from campaign_member r join message_record n on n.member_id = r.member_id and n.kind in ('casino', 'offer')
       and n.about = 'campaign:' || $1::int and n.read_at is not null
     where r.campaign_id = $1 and r.outcome = 'done' group by r.currency`,
    [campaignId],
  );
  return rows;
}
