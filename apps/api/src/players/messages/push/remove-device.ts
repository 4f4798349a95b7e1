import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { endDevice } from './device.store.ts';

/** Sends no push to that browser of the member any more. */
export async function removeDevice(db: Database, memberId: bigint, id: bigint): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    if (!(await endDevice(tx, { id, memberId, why: 'member' }))) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'push.remove',
      after: { device: String(id) },
    });
    return ok(null);
  });
}
