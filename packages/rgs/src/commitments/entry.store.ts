import { createHash } from 'node:crypto';
import type { Database, Transaction } from '@fairhouse/database';
import { type ContentOfEntry, entryText, type Hash, type Range, type StoredTree } from '@fairhouse/record-proof';

/** The name of a player in the log and in receipts. It tells nobody who he is, and is the same in all of them. */
export function pseudonymOf(playerId: string): string {
  return createHash('sha256').update(`fairhouse-player/1:${playerId}`).digest('hex').slice(0, 32);
}

/**
 * Writes commitments down for the log, in the transaction that makes the seeds or the chain they are of. They have no place yet, and no
 * head covers them, before `append`.
 */
export async function writeCommitments(tx: Transaction, contents: readonly ContentOfEntry[]): Promise<void> {
  // By the clock that rounds are opened by.
  const { rows } = await tx.query<{ now: Date }>('select clock_timestamp() as now');
  const at = rows[0]!.now.toISOString();
  await tx.query('insert into commitment_waiting (text) select t.text from unnest($1::text[]) t (text)', [
    contents.map((content) => entryText({ ...content, at })),
  ]);
}

const logLock = 7_246_020;

/** One process at a time makes the log longer; the next one sees what this one has committed. */
export async function lockLog(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [logLock]);
}

export async function isAnyWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ any: boolean }>('select exists (select from commitment_waiting) as any');
  return rows[0]!.any;
}

/** Takes what waits, in its order. */
export async function takeWaiting(tx: Transaction, most: number): Promise<string[]> {
  const { rows } = await tx.query<{ text: string }>(
    `with taken as (
       delete from commitment_waiting where id in (select id from commitment_waiting order by id limit $1) returning id, text
     ) select text from taken order by id`,
    [most],
  );
  return rows.map(({ text }) => text);
}

/** Those of the commitments that the log has. */
export async function knownCommitments(tx: Transaction, commitments: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.query<{ commitment: string }>(
    'select commitment from commitment_entry where commitment = any($1::text[])',
    [commitments],
  );
  return new Set(rows.map(({ commitment }) => commitment));
}

export interface PlacedEntry {
  position: number;
  text: string;
  leaf: Hash;
  commitment: string;
}

export async function insertEntries(tx: Transaction, entries: readonly PlacedEntry[]): Promise<void> {
  await tx.query(
    `insert into commitment_entry (position, text, leaf, commitment)
     select * from unnest($1::bigint[], $2::text[], $3::bytea[], $4::text[])`,
    [
      entries.map(({ position }) => position),
      entries.map(({ text }) => text),
      entries.map(({ leaf }) => Buffer.from(leaf)),
      entries.map(({ commitment }) => commitment),
    ],
  );
}

export async function sizeOfLog(db: Database | Transaction): Promise<number> {
  const { rows } = await db.query<{ size: bigint }>(
    'select coalesce(max(position) + 1, 0) as size from commitment_entry',
  );
  return Number(rows[0]!.size);
}

/** From one place on, in their order. */
export async function readEntries(db: Database, from: number, most: number): Promise<string[]> {
  const { rows } = await db.query<{ text: string }>(
    'select text from commitment_entry where position >= $1 order by position limit $2',
    [from, most],
  );
  return rows.map(({ text }) => text);
}

export async function findEntry(
  db: Database,
  commitment: string,
): Promise<{ position: number; text: string } | undefined> {
  const { rows } = await db.query<{ position: bigint; text: string }>(
    'select position, text from commitment_entry where commitment = $1',
    [commitment],
  );
  const [row] = rows;
  return row && { position: Number(row.position), text: row.text };
}

/** The tree of the log. */
export const treeIn = (db: Database | Transaction): StoredTree => ({
  readLevel: (level, range) => readLevel(db, level, range),
});

async function readLevel(db: Database | Transaction, level: number, { from, until }: Range): Promise<Hash[]> {
  const { rows } =
    level === 0
      ? await db.query<{ hash: Buffer }>(
          'select leaf as hash from commitment_entry where position >= $1 and position < $2 order by position',
          [from, until],
        )
      : await db.query<{ hash: Buffer }>(
          'select hash from commitment_tile where level = $3 and index >= $1 and index < $2 order by index',
          [from, until, level],
        );
  if (rows.length !== until - from)
    throw new Error(`the log lacks hashes of level ${level} from ${from} until ${until}`);
  return rows.map(({ hash }) => hash);
}

export async function insertTiles(
  tx: Transaction,
  level: number,
  from: number,
  hashes: readonly Hash[],
): Promise<void> {
  await tx.query(
    `insert into commitment_tile (level, index, hash)
     select $1::smallint, $2::bigint + t.number - 1, t.hash from unnest($3::bytea[]) with ordinality t (hash, number)`,
    [level, from, hashes.map((hash) => Buffer.from(hash))],
  );
}
