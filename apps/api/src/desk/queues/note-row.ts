import type { OperatorCallOutput, QueueName } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { auditEventOf } from './change-rows.ts';
import { findRow } from './find-row.ts';
import { claimRows } from './hold.store.ts';
import { insertMentions, insertNote, listNotes, type Note } from './note.store.ts';
import { findKnownRow } from './queue-row.store.ts';
import type { QueuesDeps } from './queues.deps.ts';
import { queueOf } from './queues.ts';
import { staffByName } from './staff.store.ts';

type Notes = OperatorCallOutput<'/operator/queue/notes'>;

/** Writes a note at a row; anyone who holds it holds it on. Colleagues whom it names are notified. */
export async function noteRow(
  deps: QueuesDeps,
  person: StaffPerson,
  { queue, id, text }: { queue: QueueName; id: bigint; text: string },
): Promise<Result<Notes>> {
  if (text === '') return refuse('missingField', { field: 'text' });
  const found = await findRow(deps, person, queue, id);
  const row = found.ok ? found.data.row : found.error === 'noSuchThing' && (await findKnownRow(deps.db, queue, id));
  if (!row) return found.ok ? refuse('noSuchThing') : found;
  const named = await mentionedIn(deps.db, queue, text, person);
  return inTransaction(deps.db, async (tx) => {
    const note = await insertNote(tx, queue, id, person, text);
    await insertMentions(
      tx,
      note,
      named.map((one) => one.id),
    );
    if (found.ok && found.data.row.claimedBy === person.id) await claimRows(tx, queue, [id], person);
    await recordAuditEvent(tx, auditEventOf(person, row, { command: 'queue.note', after: { queue, text } }));
    return ok((await listNotes(tx, queue, id)).map(noteWire));
  });
}

const mostMentions = 10;

/** Colleagues whom a text names as `@name` and who may see the queue. */
async function mentionedIn(db: Database, queue: QueueName, text: string, by: StaffPerson): Promise<StaffPerson[]> {
  const names = new Set([...text.matchAll(/(?<![\w.-])@([\w-]+(?:\.[\w-]+)*)/g)].map(([, name]) => name!));
  const people: StaffPerson[] = [];
  for (const name of [...names].slice(0, mostMentions)) {
    const person = await staffByName(db, name);
    if (person && person.id !== by.id && person.permissions.has(queueOf(queue).read)) people.push(person);
  }
  return people;
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
