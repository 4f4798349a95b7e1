import type { OperatorCallOutput, QueueName } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { auditEventOf } from './change-rows.ts';
import { findRow } from './find-row.ts';
import { claimRows } from './hold.store.ts';
import { insertNote, listNotes, type Note } from './note.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';

type Notes = OperatorCallOutput<'/operator/queue/notes'>;

/** Writes a note at a row that waits; anyone who holds it holds it on. */
export async function noteRow(
  deps: QueuesDeps,
  person: StaffPerson,
  { queue, id, text }: { queue: QueueName; id: bigint; text: string },
): Promise<Result<Notes>> {
  if (text === '') return refuse('missingField', { field: 'text' });
  const found = await findRow(deps, person, queue, id);
  if (!found.ok) return found;
  const { row } = found.data;
  return inTransaction(deps.db, async (tx) => {
    await insertNote(tx, queue, id, person, text);
    if (row.claimedBy === person.id) await claimRows(tx, queue, [id], person);
    await recordAuditEvent(tx, auditEventOf(person, row, { command: 'queue.note', after: { queue, text } }));
    return ok((await listNotes(tx, queue, id)).map(noteWire));
  });
}

/** Also of rows that wait no more. */
export async function readNotes(
  { db }: QueuesDeps,
  person: StaffPerson,
  queue: QueueName,
  id: bigint,
): Promise<Result<Notes>> {
  if (!person.permissions.has(queueOf(queue).read)) return refuse('notPermitted');
  return ok((await listNotes(db, queue, id)).map(noteWire));
}

function noteWire({ id, by, at, text }: Note): Notes[number] {
  return { id: Number(id), by, time: at.toISOString(), text };
}
