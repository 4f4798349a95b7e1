import { lockBook } from '@fairhouse/betting';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import type { ProtectionDeps } from '../protection.deps.ts';
import { writeDeclined } from './prompt.store.ts';

/** Asked for a limit before paying in (RTS 12A), the member wants none. It is asked once, and limits stay on offer. */
export async function declineLimit(deps: ProtectionDeps, { id }: SessionMember): Promise<Result<null>> {
  return inTransaction(deps.db, async (tx) => {
    await lockBook(tx, id);
    if (!(await writeDeclined(tx, id, deps.clock()))) return ok(null);
    await recordAuditEvent(tx, {
      actor: `member:${id}`,
      memberId: id,
      subject: `member:${id}`,
      command: 'limit.decline',
      after: { limit: 'none wanted' },
    });
    return ok(null);
  });
}
