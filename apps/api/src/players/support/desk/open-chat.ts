import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { setChatOpen } from '../chat.store.ts';

/** Offers live chat or takes it away. A repeat changes nothing and records nothing. */
export async function openChat(
  db: Database,
  open: boolean,
  operator: Operator,
  reason?: string,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const before = await setChatOpen(tx, open);
    if (before !== open) {
      await recordAuditEvent(tx, {
        actor: `operator:${operator.name}`,
        subject: 'chat',
        command: 'chat.set',
        before: { name: nameOf(before) },
        after: { name: nameOf(open), ...(reason ? { reason } : {}) },
      });
    }
    return ok(null);
  });
}

function nameOf(open: boolean): string {
  return open ? 'open' : 'closed';
}
