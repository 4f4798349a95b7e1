import type { Transaction } from '@fairhouse/database';
import { type PostCommand, postAllWithin, postWithin } from '@fairhouse/ledger';
import { type Amount, isPositive, subtract } from '@fairhouse/money';
import type { Attempt } from './attempt.store.ts';

/** What the postings of deposits are filed under. */
export const depositSource = 'deposit';

/**
 * Credits the attempt: what was paid as a deposit, and the rest, where there was a discount, as a gift. The unique keys
 * of the postings make a second credit impossible, whatever went wrong above.
 */
export async function postDeposit(tx: Transaction, attempt: Attempt): Promise<void> {
  for (const part of partsOf(attempt)) {
    const outcome = await postWithin(tx, commandOf(attempt, part));
    if (!outcome.ok) throw new Error(`deposit ${attempt.id} could not be posted: ${outcome.reason}`);
  }
}

/** Whether crediting the attempt is one posting: there was no discount. */
export function isOnePosting(attempt: Attempt): boolean {
  return partsOf(attempt).length === 1;
}

/** Credits many at once, each of another member and in one posting. Throws when one of them is refused. */
export async function postDeposits(tx: Transaction, attempts: readonly Attempt[]): Promise<void> {
  const commands = attempts.flatMap((attempt) => partsOf(attempt).map((part) => commandOf(attempt, part)));
  const outcomes = await postAllWithin(tx, commands, { mixesVaults: true });
  for (const [index, outcome] of outcomes.entries()) {
    if (!outcome.ok) throw new Error(`deposit ${commands[index]!.externalId} could not be posted: ${outcome.reason}`);
  }
}

function commandOf({ memberId, method }: Attempt, part: Part): PostCommand {
  return { memberId, source: depositSource, note: method, ...part };
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
