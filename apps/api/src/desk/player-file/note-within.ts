import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { insertNote } from './note.store.ts';

/** A note about a member in the transaction of what an operator decided, under the operator's name. */
export async function noteWithin(
  tx: Transaction,
  { memberId, text, by }: { memberId: bigint; text: string; by: string },
): Promise<void> {
  const note = (await insertNote(tx, { memberId, text, by, requestKey: undefined }))!;
  await recordAuditEvent(tx, {
    actor: `operator:${by}`,
    memberId,
    subject: `member:${memberId}`,
    command: 'member.note',
    after: { note: String(note.id) },
  });
}
