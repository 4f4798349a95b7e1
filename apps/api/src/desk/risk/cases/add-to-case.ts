import { type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import type { WholeCase } from './case.wire.ts';
import { changeCase } from './change-case.ts';
import { fillCase } from './fill-case.ts';

/** Takes an alert of the queue into the case whose number was typed or chosen with the decision. */
export async function addToCase(
  deps: Pick<RiskDeps, 'db'>,
  operator: StaffPerson,
  { caseId = '', alertId }: { caseId: string | undefined; alertId: bigint },
): Promise<Result<WholeCase>> {
  if (!/^\d{1,15}$/.test(caseId)) return refuse('invalidField', { field: 'case' });
  const id = BigInt(caseId);
  return changeCase(deps, operator, id, (tx) =>
    fillCase(tx, operator, id, { alertIds: [Number(alertId)], memberIds: [] }),
  );
}
