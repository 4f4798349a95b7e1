import type { Database } from '@fairhouse/database';

export interface LookedThrough {
  /** Rounds that were looked at; fewer than asked for when those that follow are not old enough. */
  looked: number;
  removed: number;
}

/**
 * Looks through the next `size` rounds of a table that were over before `before`, the oldest first, and removes those without any bet, with
 * what was noted of them. Of the newest rounds with an outcome `keep` are left, and whatever came after them: they are shown as the last
 * results, and the next round counts on from the last. One process at a time does a table; another finds nothing.
 */
export async function deleteEmptyRounds(
  db: Database,
  { table, before, keep, size }: { table: string; before: Date; keep: number; size: number },
): Promise<LookedThrough> {
  await db.query('insert into live_tidied (table_code, through_round) values ($1, 0) on conflict do nothing', [table]);
  const { rows } = await db.query<LookedThrough>(
    `with mine as (
       select table_code, through_round from live_tidied where table_code = $1 for update skip locked
     ),
     looked as (
       select r.number from mine join live_round r on r.table_code = mine.table_code and r.number > mine.through_round
       where r.settled_at < $2 and r.number < (
         select o.number from live_round o where o.table_code = $1 and o.outcome is not null order by o.number desc offset $3 limit 1)
       order by r.number limit $4
     ),
     gone as (
       delete from live_round r using looked
       where r.table_code = $1 and r.number = looked.number and r.state in ('CLOSED', 'VOID')
         and not exists (select from live_bet b where b.table_code = $1 and b.round_number = r.number)
       returning r.number
     ),
     unnoted as (
       delete from live_event e using gone where e.table_code = $1 and e.round_number = gone.number
     ),
     moved as (
       update live_tidied t set through_round = (select max(number) from looked)
       where t.table_code = $1 and exists (select from looked)
     )
     select (select count(*) from looked)::int as looked, (select count(*) from gone)::int as removed`,
    [table, before, keep - 1, size],
  );
  return rows[0]!;
}
