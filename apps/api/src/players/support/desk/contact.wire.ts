import type { OperatorContact, OperatorThread } from '@fairhouse/contract/operator';
import type { Contact } from '../contact.store.ts';
import type { Message } from '../message.store.ts';

export function contactWire(it: Contact): OperatorContact {
  const { id, memberId, topic, createdAt, closedAt, dueAt, referenceKind, referenceId } = it;
  const { name, username, email, phone, message, messages, language, state, priority, satisfied, closedBy, note } = it;
  return {
    ...{ name, username, email, phone, message, messages, language, state, priority, satisfied, closedBy, note },
    id: Number(id),
    memberId: memberId === null ? null : Number(memberId),
    queryCategory: topic,
    createTime: createdAt.toISOString(),
    dueTime: dueAt.toISOString(),
    status: closedAt ? 'closed' : 'open',
    reference: referenceKind === null ? null : { kind: referenceKind, id: referenceId! },
    closedTime: closedAt?.toISOString() ?? null,
  };
}

export function contactThreadWire(it: Contact, messages: readonly Message[]): OperatorThread {
  return {
    ...contactWire(it),
    entries: messages.map(({ id, by, text, at }) => ({ id: Number(id), by, text, time: at.toISOString() })),
  };
}
