import { type PostCommand, postingsNamed, postWithin } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
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
  const posted = await postedOf(tx, attempt);
  let missing = 0n;
  for (const part of partsOf(attempt)) {
    const { amount } = part;
    const reference = lastCreditOf(part, posted);
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

/** Credits again what was taken back of an attempt: the dispute that was lost is won in the end. */
export async function postAgain(tx: Transaction, attempt: Attempt): Promise<void> {
  const { memberId, method } = attempt;
  const posted = await postedOf(tx, attempt);
  for (const part of partsOf(attempt)) {
    const taken = lastCreditOf(part, posted);
    if (!posted.has(`${taken}:reversal`)) continue;
    await post(tx, { memberId, source: depositSource, note: method, ...part, externalId: `${taken}:again` });
  }
}

/** A payment can be disputed and won more than once; what goes beyond this no provider does. */
const mostCredits = 4;
const creditNames = (name: string) => Array.from({ length: mostCredits }, (_, times) => name + ':again'.repeat(times));

/** Under which name the book has a part, or had it last. */
function lastCreditOf({ externalId }: Part, posted: ReadonlySet<string>): string {
  return creditNames(externalId).findLast((name) => posted.has(name)) ?? externalId;
}

async function postedOf(tx: Transaction, { id, memberId }: Attempt): Promise<ReadonlySet<string>> {
  const postings = await postingsNamed(tx, memberId, depositSource, namesOfPostings(id));
  return new Set(postings.map(({ externalId }) => externalId));
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
  return [`${id}`, `${id}:gift`].flatMap(creditNames).flatMap((name) => [name, `${name}:reversal`]);
}
