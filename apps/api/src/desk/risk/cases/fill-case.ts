import type { Transaction } from '@fairhouse/database';
import { recordAuditEvents } from '../../../db/audit-events.store.ts';
import { type Refusal, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { alertStateWords } from '../alerts/alert.states.ts';
import { lockAlerts, moveAlerts } from '../alerts/alert.store.ts';
import { isOwnAffair } from '../own-affair.ts';
import { insertMembers, unknownMembers } from './case.store.ts';

export interface CaseParts {
  alertIds: readonly number[];
  memberIds: readonly number[];
}

/** Takes open alerts, their members and other members into a case: all of them or none. */
export async function fillCase(
  tx: Transaction,
  operator: Pick<StaffPerson, 'name' | 'memberIds'>,
  caseId: bigint,
  parts: CaseParts,
): Promise<Refusal | undefined> {
  const alertIds = [...new Set(parts.alertIds.map(BigInt))];
  const alerts = await lockAlerts(tx, alertIds);
  if (alerts.length < alertIds.length) return refuse('noSuchThing');
  const decided = alerts.find(({ state }) => state !== 'open');
  if (decided) return refuse('wrongState', { status: alertStateWords[decided.state] });
  const named = new Set(parts.memberIds.map(BigInt));
  if ((await unknownMembers(tx, [...named])).length > 0) return refuse('noSuchThing');
  for (const { memberId } of alerts) if (memberId !== null) named.add(memberId);
  const subjects = alerts.map(({ subject }) => subject);
  if (isOwnAffair(operator, { memberIds: [...named], subjects })) return refuse('ownAffair');

  const by = `operator:${operator.name}`;
  await moveAlerts(tx, 'takeIntoCase', alertIds, { by, caseId });
  const added = await insertMembers(tx, caseId, [...named], by);
  await recordAuditEvents(tx, [
    ...alerts.map(({ id, memberId }) => ({
      actor: by,
      ...(memberId === null ? {} : { memberId }),
      subject: `risk-alert:${id}`,
      command: 'riskAlert.takeIntoCase',
      before: { state: 'open' },
      after: { state: 'inCase', case: String(caseId) },
    })),
    ...added.map((memberId) => ({
      actor: by,
      memberId,
      subject: `risk-case:${caseId}`,
      command: 'riskCase.addMember',
      after: { member: String(memberId) },
    })),
  ]);
  return undefined;
}
