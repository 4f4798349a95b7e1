import type { Transaction } from '@fairhouse/database';
import { postWithin } from '@fairhouse/ledger';
import type { Attempt } from './attempt.store.ts';

const source = 'deposit';

/** Credits the attempt. The unique key of the posting makes a second credit impossible, whatever went wrong above. */
export async function postDeposit(tx: Transaction, { id, memberId, amount, method }: Attempt): Promise<void> {
  const outcome = await postWithin(tx, {
    memberId,
    type: 'DEPOSIT',
    amount,
    source,
    externalId: String(id),
    note: method,
  });
  if (!outcome.ok) throw new Error(`deposit ${id} could not be posted: ${outcome.reason}`);
}

/** Takes a credited attempt back. Answers what could not be taken, in minor units: all of it or nothing. */
export async function postReversal(tx: Transaction, { id, memberId, amount }: Attempt): Promise<bigint> {
  const outcome = await postWithin(tx, {
    memberId,
    type: 'REVERSAL',
    amount,
    source,
    externalId: `${id}:reversal`,
    reference: String(id),
  });
  if (outcome.ok || outcome.reason === 'already_reversed') return 0n;
  if (outcome.reason === 'insufficient_funds') return amount.minor;
  throw new Error(`deposit ${id} could not be reversed: ${outcome.reason}`);
}
