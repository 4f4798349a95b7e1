import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { isMember } from './member.store.ts';
import { insertNote, noteOfKey, type StoredNote } from './note.store.ts';

/** Writes a note about a member, once a request key. */
export async function addNote(
  db: Database,
  operator: Operator,
  { memberId: id, text, requestKey }: { memberId: number; text: string; requestKey?: string | undefined },
): Promise<Result<StoredNote>> {
  const memberId = BigInt(id);
  return inTransaction(db, async (tx) => {
    if (!(await isMember(tx, memberId))) return refuse('noSuchThing');
    const note = await insertNote(tx, { memberId, text, by: operator.name, requestKey });
    if (!note) {
      const before = await noteOfKey(tx, operator.name, requestKey);
      return before?.memberId === memberId && before.text === text ? ok(before) : refuse('conflict');
    }
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'member.note',
      after: { note: String(note.id) },
    });
    return ok(note);
  });
}
