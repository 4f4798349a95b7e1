import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { type Result, refuse } from '../../../http/result.ts';
import { setAsked } from '../contact.store.ts';
import { insertMessage, textOfRequest } from '../message.store.ts';
import { showThread } from './show-thread.ts';
import { findThread, lockThread } from './thread.store.ts';
import type { ThreadInFull } from './thread.wire.ts';
import type { ThreadsDeps } from './threads.deps.ts';

/** Writes to a thread of the member; one that was solved is open again. A repeat with the same key writes nothing. */
export async function writeToThread(
  { db, settingOf, mayWriteMore }: ThreadsDeps,
  memberId: bigint,
  { id, message, requestKey }: { id: bigint; message: string; requestKey: string | undefined },
): Promise<Result<ThreadInFull>> {
  if (message === '') return refuse('missingField', { field: 'message' });
  const known = await findThread(db, memberId, id);
  if (!known) return refuse('noSuchThing');
  const targets = await settingOf('support', known.priority);
  return unlessRefused(db, async (tx) => {
    const thread = await lockThread(tx, memberId, id);
    if (!thread) return refuse('noSuchThing');
    const before = requestKey === undefined ? undefined : await textOfRequest(tx, id, requestKey);
    if (before !== undefined) return before === message ? showThread(tx, memberId, id) : refuse('conflict');
    if (!(await mayWriteMore(String(memberId)))) return refuse('tooManyRequests');
    await insertMessage(tx, { contactId: id, by: null, text: message, requestKey });
    await setAsked(tx, id, targets);
    if (thread.state !== 'open') {
      await recordAuditEvent(tx, {
        actor: `member:${memberId}`,
        memberId,
        subject: `contact:${id}`,
        command: 'contact.reopen',
        before: { state: thread.state },
        after: { state: 'open' },
      });
    }
    return showThread(tx, memberId, id);
  });
}
