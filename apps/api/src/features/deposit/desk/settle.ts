import type { OperatorDeposit } from '@fairhouse/contract/operator';
import type { Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type Decision, type DeskDeps, decideDeposit, wrongState } from './decide.ts';

/** What is owed, or was flagged, of a credited deposit has been settled with the member; no money moves by it. */
export async function settleDeposit(
  deps: DeskDeps,
  operator: Pick<Operator, 'name'>,
  decision: Decision,
): Promise<Result<OperatorDeposit>> {
  return decideDeposit(deps, 'settle', operator, decision, async (_tx, attempt) => {
    const isOpen = attempt.shortfall > 0n || attempt.reviewReason !== null;
    return isOpen && attempt.state !== 'review' ? attempt.state : wrongState(attempt);
  });
}
