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
): Promise<void> {
  await tx.query('insert into queue_note (queue, row_id, staff_id, written_by, text) values ($1, $2, $3, $4, $5)', [
    queue,
    rowId,
    id,
    name,
    text,
  ]);
}
