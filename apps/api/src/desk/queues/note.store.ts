import type { QueueName } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffPerson } from '../../http/staff-person.ts';

export interface Note {
  id: bigint;
  by: string;
  at: Date;
  text: string;
}

const mostNotes = 200;

/** The latest of them, oldest first. */
export async function listNotes(db: Database | Transaction, queue: QueueName, rowId: bigint): Promise<Note[]> {
  const { rows } = await db.query<Note>(
    `select id, by, at, text from (
       select id, written_by as by, written_at as at, text from queue_note where queue = $1 and row_id = $2
       order by id desc limit $3) latest order by id`,
    [queue, rowId, mostNotes],
  );
  return rows;
}

export async function insertNote(
  tx: Transaction,
  queue: QueueName,
  rowId: bigint,
  { id, name }: Pick<StaffPerson, 'id' | 'name'>,
  text: string,
): Promise<bigint> {
  const { rows } = await tx.query<{ id: bigint }>(
    'insert into queue_note (queue, row_id, staff_id, written_by, text) values ($1, $2, $3, $4, $5) returning id',
    [queue, rowId, id, name, text],
  );
  return rows[0]!.id;
}

export async function insertMentions(tx: Transaction, noteId: bigint, staffIds: readonly bigint[]): Promise<void> {
  await tx.query('insert into queue_mention (note_id, staff_id) select $1, unnest($2::bigint[])', [noteId, staffIds]);
}

export interface Mention extends Note {
  queue: QueueName;
  rowId: bigint;
}

const mostMentions = 50;

/** Notes that name this person and were not seen, the latest first. */
export async function listMentions(db: Database, staffId: bigint): Promise<Mention[]> {
  const { rows } = await db.query<Mention>(
    `select n.id, n.queue, n.row_id as "rowId", n.written_by as by, n.written_at as at, n.text
     from queue_mention m join queue_note n on n.id = m.note_id
     where m.staff_id = $1 and m.seen_at is null order by m.note_id desc limit $2`,
    [staffId, mostMentions],
  );
  return rows;
}

export async function setMentionSeen(db: Database, staffId: bigint, noteId: bigint): Promise<void> {
  await db.query('update queue_mention set seen_at = now() where staff_id = $1 and note_id = $2 and seen_at is null', [
    staffId,
    noteId,
  ]);
}
