import type { OperatorContact } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { findContact, setClosed } from '../contact.store.ts';
import { contactWire } from './contact.wire.ts';

/** Closes a form that was dealt with; a second attempt is answered that it is closed. */
export async function closeContact(
  db: Database,
  id: bigint,
  note: string,
  operator: Pick<Operator, 'name'>,
): Promise<Result<OperatorContact>> {
  return inTransaction(db, async (tx) => {
    const closed = await setClosed(tx, id, operator.name, note);
    if (!closed)
      return (await findContact(tx, id)) ? refuse('wrongState', { status: 'closed' }) : refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(closed.memberId === null ? {} : { memberId: closed.memberId }),
      subject: `contact:${id}`,
      command: 'contact.close',
      before: { name: 'open' },
      after: { name: 'closed', reason: note },
    });
    return ok(contactWire(closed));
  });
}
