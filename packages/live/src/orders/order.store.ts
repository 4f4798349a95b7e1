import type { Transaction } from '@fairhouse/database';

/** A switch that a newer order has set stays as it is; undefined where there is no such table. */
export async function setRests(
  tx: Transaction,
  table: string,
  rests: boolean,
  order: number,
): Promise<boolean | undefined> {
  const { rows } = await tx.query<{ done: boolean }>(
    `with set as (update live_table set rests = $2, rests_order = $3 where code = $1 and rests_order <= $3 returning code)
     select exists (select from set) as done from live_table where code = $1`,
    [table, rests, order],
  );
  return rows[0]?.done;
}

/** The same of the chat at it, and of how long one player waits between two messages. */
export async function setWords(
  tx: Transaction,
  table: string,
  on: boolean,
  everySeconds: number,
  order: number,
): Promise<boolean | undefined> {
  const { rows } = await tx.query<{ done: boolean }>(
    `with set as (update live_table set words = $2, words_every_ms = $4 * 1000, words_order = $3
       where code = $1 and words_order <= $3 returning code)
     select exists (select from set) as done from live_table where code = $1`,
    [table, on, order, everySeconds],
  );
  return rows[0]?.done;
}

/** Until when a player says nothing; null: not any more. False when a newer order has said something else. */
export async function setMute(
  tx: Transaction,
  user: string,
  until: Date | 'infinity' | null,
  order: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into live_mute (wallet_user, until, set_by_order) values ($1, $2, $3)
     on conflict (wallet_user) do update set until = excluded.until, set_by_order = excluded.set_by_order
     where live_mute.set_by_order <= excluded.set_by_order`,
    [user, until, order],
  );
  return rowCount === 1;
}

/** Takes words of a table out; answers those that stood until now. */
export async function removeWords(
  tx: Transaction,
  table: string,
  ids: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: bigint }>(
    `update live_message set removed_at = $3 where table_code = $1 and id = any($2::bigint[]) and removed_at is null returning id`,
    [table, ids, now],
  );
  return rows.map(({ id }) => String(id));
}

/** Everything that a player ever said; answers what of it still stood, by table. */
export async function deleteWordsOf(tx: Transaction, user: string): Promise<{ table: string; ids: string[] }[]> {
  const { rows } = await tx.query<{ table: string; ids: string[] }>(
    `with gone as (delete from live_message where wallet_user = $1 returning table_code, id, removed_at)
     select table_code as "table", array_agg(id::text) as ids from gone where removed_at is null group by table_code`,
    [user],
  );
  return rows;
}

/** By what pages knew who wrote. After the messages. */
export async function deleteSpeaker(tx: Transaction, user: string): Promise<void> {
  await tx.query('delete from live_speaker where wallet_user = $1', [user]);
}

/** How others saw the player in rounds and sessions. */
export async function forgetAlias(tx: Transaction, user: string): Promise<void> {
  await tx.query('update live_bet set alias = null where wallet_user = $1 and alias is not null', [user]);
  await tx.query('select player_forget_alias($1)', [user]);
}

export async function tableExists(tx: Transaction, table: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from live_table where code = $1', [table]);
  return rowCount === 1;
}
