import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface EndingBonus {
  id: bigint;
  memberId: bigint;
  currency: Currency;
  amount: bigint;
  endsAt: Date;
}

/** Bonuses that end by themselves within so many hours and whose members have no message about it yet, in the order of their ids. */
export async function endingAfter(db: Database, after: bigint, hours: number, most: number): Promise<EndingBonus[]> {
  const { rows } = await db.query<EndingBonus>(
    `select b.id, b.member_id as "memberId", b.currency, b.amount, e.ends_at as "endsAt"
     from bonus b, lateral (select least(b.deadline_at, b.last_bet_at + make_interval(secs => b.idle_ms / 1000.0)) as ends_at) e
     where b.status = 'active' and b.phase = 'running' and b.id > $1
       and e.ends_at between now() and now() + make_interval(hours => $2)
       and not exists (select from message_record n where n.member_id = b.member_id and n.kind = 'bonusEnding'
         and n.about = 'bonus:' || b.id || ':ending')
     order by b.id limit $3`,
    [after, hours, most],
  );
  return rows;
}
