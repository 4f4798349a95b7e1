import type { Database } from '@fairhouse/database';
import type { Range } from '@fairhouse/record-proof';

export interface EntryToVerify {
  position: bigint;
  eventId: bigint;
  leaf: Buffer;
  chain: Buffer;
  /** What the audit event says today; null when it is gone. */
  text: string | null;
  /** Of an audit event from which personal data was erased, as another audit event tells: the leaf of what it says today. */
  leftLeaf: Buffer | null;
}

export async function entriesToVerify(db: Database, { from, until }: Range): Promise<EntryToVerify[]> {
  const { rows } = await db.query<EntryToVerify>(
    `select e.position, e.audit_event_id as "eventId", e.leaf, e.chain, w.text, r.left_leaf as "leftLeaf"
     from audit_log_entry e left join audit_event_written w on w.id = e.audit_event_id
       left join audit_event_redacted r on r.audit_event_id = e.audit_event_id and r.leaf = e.leaf and r.is_recorded
     where e.position >= $1 and e.position < $2 order by e.position`,
    [from, until],
  );
  return rows;
}

/** The link before a position; undefined at the beginning, and where it is gone. */
export async function chainBefore(db: Database, position: number): Promise<Buffer | undefined> {
  const { rows } = await db.query<{ chain: Buffer }>('select chain from audit_log_entry where position = $1', [
    position - 1,
  ]);
  return rows[0]?.chain;
}

export async function tilesWithin(db: Database, level: number, { from, until }: Range): Promise<Map<number, Buffer>> {
  const { rows } = await db.query<{ index: bigint; hash: Buffer }>(
    'select index, hash from audit_log_tile where level = $1 and index >= $2 and index < $3',
    [level, from, until],
  );
  return new Map(rows.map(({ index, hash }) => [Number(index), hash]));
}

/** The first audit event of these ids that has no place and does not wait for one; and where the ids end. */
export async function findUnplaced(
  db: Database,
  { from, until }: Range,
): Promise<{ unplaced: bigint | undefined; lastId: number }> {
  const { rows } = await db.query<{ lastId: bigint; unplaced: bigint | null }>(
    `select (select coalesce(max(id), 0) from audit_event_record) as "lastId",
       (select a.id from audit_event_record a where a.id >= $1 and a.id < $2
          and not exists (select from audit_log_entry e where e.audit_event_id = a.id)
          and not exists (select from audit_event_waiting w where w.audit_event_id = a.id)
        order by a.id limit 1) as unplaced`,
    [from, until],
  );
  const { lastId, unplaced } = rows[0]!;
  return { lastId: Number(lastId), unplaced: unplaced ?? undefined };
}
