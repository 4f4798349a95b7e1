import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { type Result, refuse } from '../../../http/result.ts';
import { showThread } from './show-thread.ts';
import { lockThread, setSatisfied } from './thread.store.ts';
import type { ThreadInFull } from './thread.wire.ts';
import type { ThreadsDeps } from './threads.deps.ts';

/** Whether the answer helped; the last word counts. Refuses where nobody of the staff has answered. */
export async function rateThread(
  { db }: Pick<ThreadsDeps, 'db'>,
  memberId: bigint,
  { id, satisfied }: { id: bigint; satisfied: boolean },
): Promise<Result<ThreadInFull>> {
  return unlessRefused(db, async (tx) => {
    const thread = await lockThread(tx, memberId, id);
    if (!thread) return refuse('noSuchThing');
    if (thread.firstAnsweredAt === null) return refuse('wrongState', { status: thread.state });
    if (thread.satisfied !== satisfied) {
      await setSatisfied(tx, id, satisfied);
      await recordAuditEvent(tx, {
        actor: `member:${memberId}`,
        memberId,
        subject: `contact:${id}`,
        command: 'contact.rate',
        before: { satisfied: thread.satisfied },
        after: { satisfied },
      });
    }
    return showThread(tx, memberId, id);
  });
}
