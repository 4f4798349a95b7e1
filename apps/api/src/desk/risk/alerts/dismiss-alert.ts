import type { RiskAlert } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isOwnAffair } from '../own-affair.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { alertStateWords } from './alert.states.ts';
import { findAlert, lockAlerts, moveAlerts } from './alert.store.ts';
import { alertWire } from './alert.wire.ts';

/** Ends an open alert without a case. Of two who decide at once, one does. */
export async function dismissAlert(
  { db }: Pick<RiskDeps, 'db'>,
  operator: Pick<StaffPerson, 'name' | 'memberIds'>,
  { id, as, reason }: { id: bigint; as: 'dismissed' | 'falsePositive'; reason: string },
): Promise<Result<RiskAlert>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const [alert] = await lockAlerts(tx, [id]);
    if (!alert) return refuse('noSuchThing');
    if (isOwnAffair(operator, { memberIds: [alert.memberId], subjects: [alert.subject] })) return refuse('ownAffair');
    if (alert.state !== 'open') return refuse('wrongState', { status: alertStateWords[alert.state] });
    const by = `operator:${operator.name}`;
    await moveAlerts(tx, as === 'dismissed' ? 'dismiss' : 'callFalse', [id], { by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      ...(alert.memberId === null ? {} : { memberId: alert.memberId }),
      subject: `risk-alert:${id}`,
      command: as === 'dismissed' ? 'riskAlert.dismiss' : 'riskAlert.callFalse',
      before: { state: 'open' },
      after: { state: as, reason },
    });
    return ok(alertWire((await findAlert(tx, id))!));
  });
}
