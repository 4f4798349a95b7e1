import type { Database, Transaction } from '@fairhouse/database';

export interface WordRow {
  id: bigint;
  /** Who wrote it, for the pages. */
  by: string;
  table: string;
  walletUser: string;
  alias: string;
  text: string;
  at: Date;
  removedAt: Date | null;
}

const columns = `m.id, s.id as by, table_code as "table", m.wallet_user as "walletUser", alias, text, at, removed_at as "removedAt"`;
const messages = 'live_message m join live_speaker s on s.wallet_user = m.wallet_user';

/** Anyone who says several things at once says them one after the other, so that they can be counted. */
export async function lockSpeaker(tx: Transaction, walletUser: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('live_message ' || $1, 0))`, [walletUser]);
}

/** Whether there is chat at the table, and how long one player waits between two messages; undefined where there is no such table. */
export async function chatAt(
  db: Database | Transaction,
  table: string,
): Promise<{ isOn: boolean; everyMs: number } | undefined> {
  const { rows } = await db.query<{ isOn: boolean; everyMs: number }>(
    'select words as "isOn", words_every_ms as "everyMs" from live_table where code = $1',
    [table],
  );
  return rows[0];
}

/** By what pages know who wrote a message; made when it is first asked for. */
export async function speakerIdOf(db: Database | Transaction, walletUser: string): Promise<string> {
  const { rows } = await db.query<{ id: string }>(
    `with made as (insert into live_speaker (wallet_user) values ($1) on conflict do nothing returning id)
     select id from made union all select id from live_speaker where wallet_user = $1 limit 1`,
    [walletUser],
  );
  return rows[0]?.id ?? speakerIdOf(db, walletUser);
}

export async function isMuted(tx: Transaction, walletUser: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query('select from live_mute where wallet_user = $1 and until > $2', [walletUser, now]);
  return rowCount === 1;
}

/** When the player said the last things, the newest first: at most `most`, none before `since`. */
export async function chatSince(tx: Transaction, walletUser: string, since: Date, most: number): Promise<Date[]> {
  const { rows } = await tx.query<{ at: Date }>(
    'select at from live_message where wallet_user = $1 and at > $2 order by id desc limit $3',
    [walletUser, since, most],
  );
  return rows.map(({ at }) => at);
}

export async function insertWord(
  tx: Transaction,
  word: Pick<WordRow, 'table' | 'walletUser' | 'alias' | 'text' | 'at'>,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into live_message (table_code, wallet_user, alias, text, at) values ($1, $2, $3, $4, $5) returning id',
    [word.table, word.walletUser, word.alias, word.text, word.at],
  );
  return rows[0]!.id;
}

/** The newest of a table, with those that were removed. */
export async function newestWords(db: Database, table: string, most: number): Promise<WordRow[]> {
  const { rows } = await db.query<WordRow>(
    `select ${columns} from ${messages} where table_code = $1 order by m.id desc limit $2`,
    [table, most],
  );
  return rows;
}

/** Of a table, of a player, or of both; the newest first, with those that were taken out. */
export async function pageOfWords(
  db: Database,
  {
    table,
    user,
    before,
    size,
  }: { table?: string | undefined; user?: string | undefined; before?: string | undefined; size: number },
): Promise<WordRow[]> {
  const { rows } = await db.query<WordRow>(
    `select ${columns} from ${messages}
     where ($1::text is null or table_code = $1) and ($2::text is null or m.wallet_user = $2) and m.id < coalesce($3, 9223372036854775807)
     order by m.id desc limit $4`,
    [table ?? null, user ?? null, before ?? null, size],
  );
  return rows;
}

/** Answers how many went. */
export async function deleteWordsBefore(db: Database, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.query(
    'delete from live_message where id in (select id from live_message where at < $1 order by at limit $2)',
    [before, most],
  );
  return rowCount ?? 0;
}
