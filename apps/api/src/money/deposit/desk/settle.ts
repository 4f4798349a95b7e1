import type { OperatorDeposit } from '@fairhouse/contract/operator';
import type { Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { Attempt } from '../attempt.store.ts';
import { type Decision, type DeskDeps, decideDeposit, wrongState } from './decide.ts';

/** What is owed, or was flagged, of a credited deposit has been settled with the member; no money moves by it. */
export async function settleDeposit(
  deps: DeskDeps,
  operator: Pick<Operator, 'name'>,
  decision: Decision,
): Promise<Result<OperatorDeposit>> {
  return decideDeposit(deps, 'settle', operator, decision, async (_tx, attempt) =>
    isUnsettled(attempt) ? attempt.state : wrongState(attempt),
  );
}

/** Whether something is owed or was flagged; what waits in review is decided otherwise. */
export function isUnsettled({ state, shortfall, reviewReason }: Attempt): boolean {
  return state !== 'review' && (shortfall > 0n || reviewReason !== null);
}
