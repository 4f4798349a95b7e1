import type { Transaction } from '@fairhouse/database';
import { type PostCommand, postWithin } from '@fairhouse/ledger';
import { type Amount, isPositive, subtract } from '@fairhouse/money';
import { post } from '../../db/move-money.ts';
import type { Attempt } from './attempt.store.ts';

/** What the postings of deposits are filed under. */
export const depositSource = 'deposit';

/**
 * Credits the attempt: what was paid as a deposit, and the rest, where there was a discount, as a gift. The unique keys
 * of the postings make a second credit impossible, whatever went wrong above.
 */
export async function postDeposit(tx: Transaction, attempt: Attempt): Promise<void> {
  for (const command of creditOf(attempt)) await post(tx, command);
}

/** The postings that credit it: one, unless there was a discount. */
export function creditOf(attempt: Attempt): [PostCommand, ...PostCommand[]] {
  const { memberId, method } = attempt;
  return partsOf(attempt).map((part) => ({ memberId, source: depositSource, note: method, ...part })) as [PostCommand];
}

/** Takes a credited attempt back. Answers what could not be taken, in minor units: each part wholly or not at all. */
export async function postReversal(tx: Transaction, attempt: Attempt): Promise<bigint> {
  const { id, memberId } = attempt;
  let missing = 0n;
  for (const { amount, externalId: reference } of partsOf(attempt)) {
    const externalId = `${reference}:reversal`;
    const outcome = await postWithin(tx, {
      memberId,
      type: 'REVERSAL',
      amount,
      source: depositSource,
      externalId,
      reference,
    });
    if (outcome.ok || outcome.reason === 'already_reversed') continue;
    if (outcome.reason !== 'insufficient_funds') {
      throw new Error(`deposit ${id} could not be reversed: ${outcome.reason}`);
    }
    missing += amount.minor;
  }
  return missing;
}

interface Part {
  type: 'DEPOSIT' | 'GIFT';
  amount: Amount;
  externalId: string;
}

function partsOf({ id, amount, pays }: Attempt): Part[] {
  const gift = subtract(amount, pays);
  const deposit: Part = { type: 'DEPOSIT', amount: pays, externalId: String(id) };
  return isPositive(gift) ? [deposit, { type: 'GIFT', amount: gift, externalId: `${id}:gift` }] : [deposit];
}

/** Every name that the postings of an attempt can have. */
export function namesOfPostings(id: bigint): string[] {
  return [`${id}`, `${id}:gift`, `${id}:reversal`, `${id}:gift:reversal`];
}
