import type { OperatorContact } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { findContact, setClosed } from '../contact.store.ts';
import { type Letter, reply } from '../contact-letters.ts';
import { contactWire } from './contact.wire.ts';

export interface AnswerDeps {
  db: Database;
  sendLetter(tx: Transaction, letter: Letter): Promise<void>;
  /** Leaves the member a message on the site, once for each `about`. */
  tellMember(tx: Transaction, message: { memberId: bigint; about: string; text: string }): Promise<unknown>;
}

/** Answers a form once, by mail and on the site, and closes it. Refuses with `wrongState` when it is closed already. */
export async function answerContact(
  { db, sendLetter, tellMember }: AnswerDeps,
  id: bigint,
  answer: string,
  operator: Pick<Operator, 'name'>,
): Promise<Result<OperatorContact>> {
  return inTransaction(db, async (tx) => {
    const closed = await setClosed(tx, id, operator.name, answer);
    if (!closed)
      return (await findContact(tx, id)) ? refuse('wrongState', { status: 'closed' }) : refuse('noSuchThing');
    const { memberId } = closed;
    await sendLetter(tx, reply(closed, answer));
    if (memberId !== null) await tellMember(tx, { memberId, about: `contact:${id}`, text: answer });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(memberId === null ? {} : { memberId }),
      subject: `contact:${id}`,
      command: 'contact.answer',
      before: { name: 'open' },
      after: { name: 'closed', answer },
    });
    return ok(contactWire(closed));
  });
}
