import type { Transaction } from '@fairhouse/database';
import { type PostOutcome, postWithin } from '@fairhouse/ledger';
import type { HeldMoney } from './cash-out.states.ts';
import type { CashOut } from './cash-out.store.ts';

/** What the postings of cash-outs are filed under. */
export const cashOutSource = 'cash-out';

type Held = Pick<CashOut, 'id' | 'memberId' | 'amount' | 'method'>;

/** Moves the amount from cash to held; the outcome says when there is not enough. */
export async function postHold(tx: Transaction, { id, memberId, amount, method }: Held): Promise<PostOutcome> {
  return postWithin(tx, {
    memberId,
    type: 'WITHDRAW',
    amount,
    source: cashOutSource,
    externalId: String(id),
    note: method,
  });
}

/** Moves what is held where the new status says. It was held by this very cash-out, so a refusal is a bug. */
export async function postHeldMoney(
  tx: Transaction,
  { id, memberId, amount, method }: Held,
  to: HeldMoney,
): Promise<void> {
  if (to === 'stays') return;
  const type = to === 'paid out' ? 'WITHDRAW_PAID' : 'WITHDRAW_ROLLBACK';
  const outcome = await postWithin(tx, {
    memberId,
    type,
    amount,
    source: cashOutSource,
    externalId: `${id}:${to === 'paid out' ? 'paid' : 'back'}`,
    reference: String(id),
    note: method,
  });
  if (!outcome.ok) throw new Error(`cash-out ${id} could not post ${type}: ${outcome.reason}`);
}
