import { type Database, inTransaction } from '@fairhouse/database';

export interface Seated {
  table: string;
  player: string;
}

/**
 * Writes down who sits at which table in one process, renews the lease of what it says, and counts the people at each table in all
 * processes, each person once.
 */
export async function keepSeats(
  db: Database,
  process: string,
  seated: readonly Seated[],
  leaseMs: number,
): Promise<ReadonlyMap<string, number>> {
  const [tables, players] = [seated.map(({ table }) => table), seated.map(({ player }) => player)];
  await inTransaction(db, async (tx) => {
    await tx.query('delete from live_presence where held_until <= clock_timestamp() and process <> $1', [process]);
    await tx.query(
      `insert into live_presence (process, held_until) values ($1, clock_timestamp() + $2 * interval '1 millisecond')
       on conflict (process) do update set held_until = excluded.held_until`,
      [process, leaseMs],
    );
    await tx.query(
      `delete from live_seat s where s.process = $1
         and not exists (select from unnest($2::text[], $3::uuid[]) u (t, p) where u.t = s.table_code and u.p = s.player_id)`,
      [process, tables, players],
    );
    await tx.query(
      `insert into live_seat (process, table_code, player_id) select $1, u.t, u.p from unnest($2::text[], $3::uuid[]) u (t, p)
       on conflict do nothing`,
      [process, tables, players],
    );
  });
  return countSeated(db);
}

/** How many people sit at each table; one at which nobody does is not among them. */
export async function countSeated(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ table: string; people: number }>(
    `select s.table_code as "table", count(distinct s.player_id)::int as people
     from live_seat s join live_presence p using (process) where p.held_until > clock_timestamp() group by s.table_code`,
  );
  return new Map(rows.map(({ table, people }) => [table, people]));
}

/** The process seats nobody any more. */
export async function leaveSeats(db: Database, process: string): Promise<void> {
  await db.query('delete from live_presence where process = $1', [process]);
}
