import type { OperatorThread } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { findContact } from '../contact.store.ts';
import { listMessages } from '../message.store.ts';
import { contactThreadWire } from './contact.wire.ts';

/** One thread in full. Anyone who reads somebody's words leaves a record. */
export async function showContact(db: Database, id: bigint, operator: Operator): Promise<Result<OperatorThread>> {
  return inTransaction(db, async (tx) => {
    const found = await findContact(tx, id);
    if (!found) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(found.memberId === null ? {} : { memberId: found.memberId }),
      subject: `contact:${id}`,
      command: 'contact.show',
    });
    return ok(contactThreadWire(found, await listMessages(tx, id)));
  });
}
