import type { OperatorThread } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type Contact, findContact, setAnswered, setClosed } from '../contact.store.ts';
import { type Letter, reply } from '../contact-letters.ts';
import { insertMessage, listMessages } from '../message.store.ts';
import { contactThreadWire } from './contact.wire.ts';
import { lockForStaff } from './lock-for-staff.ts';

export interface AnswerDeps {
  db: Database;
  /** Answers which mail it is. */
  sendLetter(tx: Transaction, letter: Letter): Promise<bigint>;
  /** Leaves the member a message on the site, once for each `about`. */
  tellMember(
    tx: Transaction,
    message: { memberId: bigint; about: string; text: string; mailId: bigint | undefined },
  ): Promise<unknown>;
}

interface Answer {
  id: bigint;
  text: string;
  /** How many messages the operator has seen. */
  seen: number;
  solve: boolean;
}

/**
 * Answers a thread, by mail where it began with a form and on the site where its sender was logged in. Refuses with `conflict` when
 * there are newer messages than its writer has seen.
 */
export async function answerContact(
  { db, ...ways }: AnswerDeps,
  { id, text, seen, solve }: Answer,
  operator: Pick<Operator, 'id' | 'name'>,
): Promise<Result<OperatorThread>> {
  return unlessRefused(db, async (tx) => {
    const locked = await lockForStaff(tx, id, operator);
    if (!locked.ok) return locked;
    const thread = locked.data;
    if (thread.messages !== seen) return refuse('conflict');
    const messageId = await insertMessage(tx, { contactId: id, by: operator.name, text });
    await setAnswered(tx, id);
    if (solve) await setClosed(tx, id, operator.name, text);
    await send(tx, ways, thread, text, messageId);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(thread.memberId === null ? {} : { memberId: thread.memberId }),
      subject: `contact:${id}`,
      command: 'contact.answer',
      before: { name: thread.state },
      after: { name: solve ? 'solved' : 'waiting', answer: text },
    });
    const answered = await findContact(tx, id);
    return ok(contactThreadWire(answered!, await listMessages(tx, id)));
  });
}

async function send(
  tx: Transaction,
  { sendLetter, tellMember }: Omit<AnswerDeps, 'db'>,
  thread: Contact,
  text: string,
  messageId: bigint,
): Promise<void> {
  const mailId = thread.channel === 'form' ? await sendLetter(tx, reply(thread, text)) : undefined;
  if (thread.memberId === null) return;
  await tellMember(tx, { memberId: thread.memberId, about: `contact:${thread.id}:${messageId}`, text, mailId });
}
