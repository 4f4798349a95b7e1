import { toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import { askBriefly } from './ask-provider.ts';
import { findAttempt, mayAskNow } from './attempt.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { isOpen, wireStates } from './deposit.states.ts';

const askEveryMs = 1_000;
const waitMs = 2_500;

/** How the member's own order stands; asks the provider when it is open still, so that a lost webhook is no loss. */
export async function findOrder(deps: DepositDeps, memberId: bigint, method: string, orderId: number) {
  const attempt = await findAttempt(deps.db, memberId, BigInt(orderId));
  if (!attempt || attempt.method !== method) return refuse('noSuchThing');
  if (isOpen(attempt.state) && (await mayAskNow(deps.db, attempt, askEveryMs))) {
    await askBriefly(deps, attempt, 'poll', waitMs);
  }
  const { state, amount } = (await findAttempt(deps.db, memberId, attempt.id))!;
  return ok({
    orderId,
    status: wireStates[state],
    amount: toWire(amount),
    currency: amount.currency,
  }) satisfies Result<object>;
}
