import { readAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** Players of one side and currency, with what they did within some days after the control step; sums in minor units. */
export interface SideSums {
  side: 'treated' | 'control';
  currency: Currency;
  players: number;
  deposited: number;
  loggedIn: number;
  /** Of stakes less wins, less what the journey gave: the sum and the sum of squares. */
  revenue: number;
  squares: number;
}

/** The latest on each side for whom these days are over; `more`: there are more than `most` on one of them. */
export async function sumsOfSides(
  tx: Transaction,
  { journeyId, days, now, most }: { journeyId: number; days: number; now: Date; most: number },
): Promise<SideSums[]> {
  await readAcross(tx);
  const { rows } = await tx.query<SideSums>(
    `select coalesce(s.side, '') as side, b.currency, count(*)::int as players, count(*) filter (where d.paid)::int as deposited,
       count(*) filter (where l.seen)::int as "loggedIn", sum(r.net)::float8 as revenue,
       sum(r.net::float8 * r.net::float8)::float8 as squares
     from (values ('treated'), ('control')) s (side)
       cross join lateral (select q.id, q.member_id, q.side, q.side_at from journey_player q
         where q.journey_id = $1 and q.side = s.side and q.side_at <= $3::timestamptz - make_interval(days => $2)
         order by q.side_at desc limit $4) p
       join ledger_book b on b.member_id = p.member_id
       cross join lateral (select exists (select from deposit_kept k where k.member_id = p.member_id
         and k.created_at > p.side_at and k.created_at <= p.side_at + make_interval(days => $2)) as paid) d
       cross join lateral (select exists (select from member_session_record v where v.member_id = p.member_id
         and v.created_at > p.side_at and v.created_at <= p.side_at + make_interval(days => $2)) as seen) l
       cross join lateral (select f.staked - f.won - coalesce((select sum(a.amount) from journey_action a
           where a.player_id = p.id and a.done_at <= p.side_at + make_interval(days => $2)), 0) as net
         from ledger_played(p.member_id, p.side_at, p.side_at + make_interval(days => $2)) f) r
     group by s.side, b.currency order by s.side, b.currency`,
    [journeyId, days, now, most],
  );
  return rows;
}
