import type { CallOutput } from '@fairhouse/contract';
import type { Contact } from '../contact.store.ts';
import type { Message } from '../message.store.ts';

type Thread = CallOutput<'/base/support/list'>[number];
export type ThreadInFull = CallOutput<'/base/support/get'>;

const longestPreview = 120;

/** What the member sees of a thread: no names of the staff, no notes, no priority. */
export function threadWire(it: Contact, lastText: string): Thread {
  return {
    id: Number(it.id),
    topic: it.topic,
    state: it.state,
    createTime: it.createdAt.toISOString(),
    changeTime: it.changedAt.toISOString(),
    reference: it.referenceKind === null ? null : { kind: it.referenceKind, id: it.referenceId! },
    messages: it.messages,
    preview: lastText.slice(0, longestPreview),
    satisfied: it.satisfied,
  };
}

export function threadInFull(it: Contact, messages: readonly Message[]): ThreadInFull {
  return {
    ...threadWire(it, messages.at(-1)?.text ?? it.message),
    entries: [
      { id: 0, fromSupport: false, text: it.message, time: it.createdAt.toISOString() },
      ...messages.map(({ id, by, text, at }) => ({
        id: Number(id),
        fromSupport: by !== null,
        text,
        time: at.toISOString(),
      })),
    ],
  };
}
