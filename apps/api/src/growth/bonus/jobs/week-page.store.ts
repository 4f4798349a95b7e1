import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { boughtBy } from '../../../db/bought.store.ts';
import { lastSeqBefore } from '../bonus.book.store.ts';
import type { Period } from '../rules/period.ts';

/** The last member of the next page of books; undefined after the last page. */
export async function endOfPage(db: Database, after: bigint, size: number): Promise<bigint | undefined> {
  const { rows } = await db.query<{ last: bigint | null }>(
    `select max(member_id) as last from (
       select member_id from ledger_book where member_id > $1 order by member_id limit $2) page`,
    [after, size],
  );
  return rows[0]!.last ?? undefined;
}

/** What lies before the period is skipped by one look-up. */
const linesOfPeriod = (sum: string) => `
  select coalesce(sum(${sum}), 0)::bigint as sum from ledger_posting p
  where p.member_id = b.member_id and p.seq > 0
    and p.seq > ${lastSeqBefore('b.member_id', '$3')}
    and p.created_at < $4`;

export interface Loser {
  memberId: bigint;
  currency: Currency;
  percent: number;
  /** Staked from cash, less what was won and given back, in minor units. */
  loss: bigint;
  /** What was paid for this week before, if anything. */
  paid: bigint | null;
}

/** Members of a page, with a level that gets cashback, who lost in the period or were paid for it before. */
export async function losersOf(
  db: Database,
  page: { after: bigint; last: bigint },
  { week, from, until }: Period,
): Promise<Loser[]> {
  const { rows } = await db.query<Loser>(
    `select b.member_id as "memberId", b.currency, l.cashback_percent::int as percent, t.sum as loss, c.amount as paid
     from ledger_book b join member_record m on m.id = b.member_id and m.enabled
       join vip_ladder l on l.level = m.vip_level and l.cashback_percent > 0
       left join cashback c on c.member_id = b.member_id and c.week = $5
       cross join lateral (${linesOfPeriod(
         `case p.type when 'GAME_BET' then p.amount - p.bonus_part when 'GAME_WIN' then -p.amount
            when 'GAME_ROLLBACK' then p.bonus_part - p.amount else 0 end`,
       )}) t
     where b.member_id > $1 and b.member_id <= $2 and (t.sum > 0 or c.amount is not null)
     order by b.member_id`,
    [page.after, page.last, from, until, week],
  );
  return rows;
}

export interface FridayMember {
  memberId: bigint;
  currency: Currency;
  level: number;
  deposits: bigint;
}

/** Members of a page who paid in within the period and have not had this Friday's bonus; deposits taken back do not count. */
export async function depositorsOf(
  db: Database,
  page: { after: bigint; last: bigint },
  { week, from, until }: Period,
): Promise<FridayMember[]> {
  const { rows } = await db.query<FridayMember>(
    `select b.member_id as "memberId", b.currency, m.vip_level::int as level, t.sum as deposits
     from ledger_book b join member_record m on m.id = b.member_id and m.enabled and m.vip_level > 0
       cross join lateral (${linesOfPeriod(
         `case when p.type = 'DEPOSIT' and exists (
            select from deposit_kept k where k.member_id = p.member_id and k.seq = p.seq and k.seq > 0) then ${boughtBy('p')} else 0 end`,
       )}) t
     where b.member_id > $1 and b.member_id <= $2 and t.sum > 0
       and not exists (select from bonus g where g.member_id = b.member_id
         and g.promotion = 'fridayFun' and g.period = $5)
     order by b.member_id`,
    [page.after, page.last, from, until, week],
  );
  return rows;
}
