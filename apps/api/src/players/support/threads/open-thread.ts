import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import type { Language } from '../../../http/language.ts';
import { type Result, refuse } from '../../../http/result.ts';
import { insertContact, type Reference, type Topic } from '../contact.store.ts';
import { firstPriority } from '../support.settings.ts';
import { showThread } from './show-thread.ts';
import { findOpened, isOwnThing, senderOf } from './thread.store.ts';
import type { ThreadInFull } from './thread.wire.ts';
import type { ThreadsDeps } from './threads.deps.ts';

interface Opened {
  topic: Topic;
  message: string;
  reference: Reference | undefined;
  requestKey: string | undefined;
  language: Language;
}

/** Begins a thread of a member. A repeat with the same key answers the thread that it began. */
export async function openThread(
  { db, settingOf, mayWriteMore }: ThreadsDeps,
  memberId: bigint,
  { topic, message, reference, requestKey, language }: Opened,
): Promise<Result<ThreadInFull>> {
  if (message === '') return refuse('missingField', { field: 'message' });
  const priority = firstPriority(topic);
  const targets = await settingOf('support', priority);
  return unlessRefused(db, async (tx) => {
    const before = requestKey === undefined ? undefined : await findOpened(tx, memberId, requestKey);
    if (before) return before.message === message ? showThread(tx, memberId, before.id) : refuse('conflict');
    if (reference && !(await isOwnThing(tx, memberId, reference))) return refuse('noSuchThing');
    if (!(await mayWriteMore(String(memberId)))) return refuse('tooManyRequests');
    const sender = await senderOf(tx, memberId);
    const id = await insertContact(
      tx,
      { ...sender, memberId, topic, message, language },
      { ...targets, channel: 'page', priority, reference, requestKey },
    );
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `contact:${id}`,
      command: 'contact.open',
      after: { topic, priority, ...(reference ? { about: `${reference.kind}:${reference.id}` } : {}) },
    });
    return showThread(tx, memberId, id);
  });
}
