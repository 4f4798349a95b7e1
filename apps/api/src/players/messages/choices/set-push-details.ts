import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result } from '../../../http/result.ts';
import { lockSettingsOf, preferenceOf, putShowsDetails } from './choices.store.ts';

/** Whether push shows the message itself, with amounts, on the lock screen. */
export async function setPushDetails(db: Database, memberId: bigint, isShown: boolean): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    await lockSettingsOf(tx, memberId);
    const { showsDetails } = await preferenceOf(tx, memberId);
    if (showsDetails === isShown) return ok(null);
    await putShowsDetails(tx, memberId, isShown);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'notifications.showDetails',
      before: { showsDetails },
      after: { showsDetails: isShown },
    });
    return ok(null);
  });
}
