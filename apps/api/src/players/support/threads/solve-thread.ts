import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { type Result, refuse } from '../../../http/result.ts';
import { setClosed } from '../contact.store.ts';
import { showThread } from './show-thread.ts';
import { lockThread } from './thread.store.ts';
import type { ThreadInFull } from './thread.wire.ts';
import type { ThreadsDeps } from './threads.deps.ts';

/** The player says that it is solved. A repeat changes nothing. */
export async function solveThread(
  { db }: Pick<ThreadsDeps, 'db'>,
  memberId: bigint,
  id: bigint,
): Promise<Result<ThreadInFull>> {
  return unlessRefused(db, async (tx) => {
    const thread = await lockThread(tx, memberId, id);
    if (!thread) return refuse('noSuchThing');
    if (thread.state !== 'solved') {
      await setClosed(tx, id, 'player', '');
      await recordAuditEvent(tx, {
        actor: `member:${memberId}`,
        memberId,
        subject: `contact:${id}`,
        command: 'contact.solve',
        before: { state: thread.state },
        after: { state: 'solved' },
      });
    }
    return showThread(tx, memberId, id);
  });
}
