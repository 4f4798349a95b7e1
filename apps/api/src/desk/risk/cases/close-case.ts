import type { RiskCaseOutcome } from '@fairhouse/contract/operator';
import { recordAuditEvents } from '../../../db/audit-events.store.ts';
import { type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { membersOf, setClosed } from './case.store.ts';
import type { WholeCase } from './case.wire.ts';
import { changeCase } from './change-case.ts';

/** Closes a case with what came of it; it stands in the record of each of its members. */
export async function closeCase(
  deps: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  { id, outcome, reason }: { id: bigint; outcome: RiskCaseOutcome; reason: string },
): Promise<Result<WholeCase>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return changeCase(deps, operator, id, async (tx, it, by) => {
    await setClosed(tx, id, { outcome, reason, by });
    const auditEvent = {
      actor: by,
      subject: `risk-case:${id}`,
      command: 'riskCase.close',
      before: { state: it.state },
      after: { state: 'closed', outcome, reason },
    };
    const members = await membersOf(tx, [id]);
    await recordAuditEvents(
      tx,
      members.length > 0 ? members.map(({ memberId }) => ({ ...auditEvent, memberId })) : [auditEvent],
    );
    return undefined;
  });
}
