import type { Database, Transaction } from '@fairhouse/database';

export interface Entry {
  position: bigint;
  eventId: bigint;
  leaf: Buffer;
  chain: Buffer;
}

const recordLock = 7_246_101;

/** One process at a time makes the record longer; the next one sees what this one has committed. */
export async function lockRecord(tx: Transaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [recordLock]);
}

export async function isAnyWaiting(db: Database): Promise<boolean> {
  const { rows } = await db.query<{ any: boolean }>('select exists (select from audit_event_waiting) as any');
  return rows[0]!.any;
}

/** Committed audit events without a place, which `tx` gives one, lowest id first. */
export async function takeWaiting(tx: Transaction, most: number): Promise<Pick<Entry, 'eventId' | 'leaf'>[]> {
  const { rows } = await tx.query<Pick<Entry, 'eventId' | 'leaf'>>(
    'select t.audit_event_id as "eventId", t.leaf from audit_event_take_unplaced($1) t order by t.audit_event_id',
    [most],
  );
  return rows;
}

export async function lastEntry(db: Database | Transaction): Promise<Entry | undefined> {
  const { rows } = await db.query<Entry>(
    'select position, audit_event_id as "eventId", leaf, chain from audit_log_entry order by position desc limit 1',
  );
  return rows[0];
}

export async function insertEntries(tx: Transaction, entries: readonly Entry[]): Promise<void> {
  await tx.query(
    `insert into audit_log_entry (position, audit_event_id, leaf, chain)
     select * from unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[])`,
    [
      entries.map(({ position }) => position),
      entries.map(({ eventId }) => eventId),
      entries.map(({ leaf }) => leaf),
      entries.map(({ chain }) => chain),
    ],
  );
}

/** The entry of an audit event, with what the audit event says; undefined when there is no such audit event, without a place while it waits. */
export async function findEntry(
  db: Database,
  eventId: bigint,
): Promise<{ text: string; position: bigint | null; leaf: Buffer | null; isErased: boolean } | undefined> {
  const { rows } = await db.query<{ text: string; position: bigint | null; leaf: Buffer | null; isErased: boolean }>(
    `select w.text, e.position, e.leaf, exists (select from audit_event_redacted r where r.audit_event_id = w.id) as "isErased"
     from audit_event_written w left join audit_log_entry e on e.audit_event_id = w.id
     where w.id = $1 and w.text is not null`,
    [eventId],
  );
  return rows[0];
}
