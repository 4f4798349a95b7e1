import type { MemberRange } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';

/** Where a member stands. Points are whole; what is staked beyond them stays in the book and counts on. */
export interface Standing {
  /** Earned ever: one for each point unit staked and not rolled back. */
  lifetimePoints: bigint;
  /** What is left to spend, with points that were given; below zero when stakes were rolled back after their points had been spent. */
  points: bigint;
  /** The highest level ever recorded or reached by now. */
  level: number;
}

const lifetime = '(b.staked - b.rolled_back) / u.minor';

/** Undefined for a member without a book. */
export async function standingOf(db: Database | Transaction, memberId: bigint): Promise<Standing | undefined> {
  const { rows } = await db.query<Standing>(
    // The book first: it may lie on another machine than what is beside it.
    `with b as materialized (
       select member_id, currency, staked, rolled_back from ledger_book where member_id = $1)
     select s.lifetime as "lifetimePoints", s.lifetime + s.given - s.spent as points,
       greatest(s.vip_level, (select max(l.level) from vip_level l where l.points <= s.lifetime))::int as level
     from (
       select ${lifetime} as lifetime, coalesce(a.spent, 0) as spent, coalesce(a.given, 0) as given,
         m.vip_level
       from b join vip_point_unit u on u.currency = b.currency join member_record m on m.id = b.member_id
         left join vip_account a on a.member_id = b.member_id) s`,
    [memberId],
  );
  return rows[0];
}

export interface Climb {
  memberId: bigint;
  before: number;
  level: number;
  name: string;
  lifetimePoints: bigint;
}

/** Members of a range whose stakes have reached a level that is not recorded yet. */
export async function findClimbs(db: Database, { after, last }: MemberRange, most: number): Promise<Climb[]> {
  const { rows } = await db.query<Climb>(
    `select m.id as "memberId", m.vip_level as before, l.level, l.name, ${lifetime} as "lifetimePoints"
     from ledger_book b join vip_point_unit u on u.currency = b.currency
       join lateral (
         select level, name from vip_level where points <= ${lifetime} order by level desc limit 1) l on l.level > 0
       join member_record m on m.id = b.member_id and m.vip_level < l.level
     where b.member_id > $1 and b.member_id <= $2 limit $3`,
    [after, last, most],
  );
  return rows;
}

/** Levels only ever rise. False when this one or a higher one is recorded already. */
export async function raiseLevel(tx: Transaction, memberId: bigint, level: number): Promise<boolean> {
  const { rows } = await tx.query<{ raised: boolean }>('select member_raise_level($1, $2) as raised', [
    memberId,
    level,
  ]);
  return rows[0]!.raised;
}
