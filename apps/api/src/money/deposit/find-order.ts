import type { DepositMethodCode } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import { askBriefly } from './ask-provider.ts';
import { type Attempt, findAttempt, mayAskNow } from './attempt.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { isOpen, wireStates } from './deposit.states.ts';

const askEveryMs = 1_000;
const waitMs = 2_500;

/** How the member's own order of that method stands. */
export async function findOrder(deps: DepositDeps, memberId: bigint, method: DepositMethodCode, orderId: number) {
  const attempt = await lookUpAttempt(deps, memberId, orderId, method);
  if (!attempt) return refuse('noSuchThing');
  const { state, amount } = attempt;
  return ok({
    orderId,
    status: wireStates[state],
    amount: toWire(amount),
    currency: amount.currency,
  }) satisfies Result<object>;
}

/** The member's own attempt; asks the provider when it is open still, so that a lost webhook is no loss. */
export async function lookUpAttempt(
  deps: DepositDeps,
  memberId: bigint,
  orderId: number,
  method?: DepositMethodCode,
): Promise<Attempt | undefined> {
  const attempt = await findAttempt(deps.db, memberId, BigInt(orderId));
  if (!attempt || (method && attempt.method !== method)) return undefined;
  if (!isOpen(attempt.state) || !(await mayAskNow(deps.db, attempt, askEveryMs))) return attempt;
  await askBriefly(deps, attempt, 'poll', waitMs);
  return findAttempt(deps.db, memberId, attempt.id);
}
