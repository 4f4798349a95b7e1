import type { OperatorDeposit } from '@fairhouse/contract/operator';
import type { Result } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type Decision, type DeskDeps, decideDeposit, wrongState } from './decide.ts';

/** Ends a deposit that waits in review without a credit. The amount that was asked for may still arrive later. */
export async function closeDeposit(
  deps: DeskDeps,
  operator: Pick<Operator, 'name'>,
  decision: Decision,
): Promise<Result<OperatorDeposit>> {
  return decideDeposit(deps, 'close', operator, decision, async (_tx, attempt) =>
    attempt.state === 'review' ? 'failed' : wrongState(attempt),
  );
}
