import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { deleteMember, hasAlertsOf } from './case.store.ts';
import type { WholeCase } from './case.wire.ts';
import { changeCase } from './change-case.ts';

/** Takes a member out of a case, who came into it by mistake: one with alerts in it belongs to it. */
export async function removeMember(
  deps: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  { id, memberId, reason }: { id: bigint; memberId: bigint; reason: string },
): Promise<Result<WholeCase>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return changeCase(deps, operator, id, async (tx, _, by) => {
    if (await hasAlertsOf(tx, id, memberId)) return refuse('wrongState', { status: 'in the case with alerts' });
    const was = await deleteMember(tx, id, memberId);
    if (!was) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `risk-case:${id}`,
      command: 'riskCase.removeMember',
      before: { member: String(memberId), addedBy: was.addedBy },
      after: { member: null, reason },
    });
    return undefined;
  });
}
