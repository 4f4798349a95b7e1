import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isOwnAffair } from '../own-affair.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { caseMoves } from './case.states.ts';
import { findStaff, membersOf, setAssigned } from './case.store.ts';
import type { WholeCase } from './case.wire.ts';
import { changeCase } from './change-case.ts';

/** Gives a case to somebody whom it is not about, or to nobody. */
export async function assignCase(
  deps: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  { id, to }: { id: bigint; to: string | null },
): Promise<Result<WholeCase>> {
  return changeCase(deps, operator, id, async (tx, it, by) => {
    if (to !== null) {
      const person = await findStaff(tx, to);
      if (!person) return refuse('invalidField', { field: 'to' });
      const memberIds = (await membersOf(tx, [id])).map(({ memberId }) => memberId);
      if (isOwnAffair({ name: to, memberIds: person.memberIds }, { memberIds })) return refuse('ownAffair');
    }
    await setAssigned(tx, id, to);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `risk-case:${id}`,
      command: 'riskCase.assign',
      before: { state: it.state, assignedTo: it.assignedTo },
      after: { state: (to === null ? caseMoves.giveUp : caseMoves.assign).to, assignedTo: to },
    });
    return undefined;
  });
}
