import type { OperatorDeposit } from '@fairhouse/contract/operator';
import { type Amount, amountOf, compare, equals, formatAmount, fromWire, isPositive, scaleOf } from '@fairhouse/money';
import { type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { setAmount } from '../attempt.store.ts';
import { postDeposit } from '../deposit.postings.ts';
import { type Decision, type DeskDeps, decideDeposit, wrongState } from './decide.ts';
import { findForDesk } from './desk.store.ts';

/**
 * Credits what really came of a deposit that waits in review, once. From then on the deposit is about that amount; what
 * is just what was to be paid is credited with its discount, as if the provider had said so.
 */
export async function creditDeposit(
  deps: DeskDeps,
  operator: Pick<Operator, 'name'>,
  { amount, ...decision }: Decision & { amount: number },
  language: string,
): Promise<Result<OperatorDeposit>> {
  const found = await findForDesk(deps.db, BigInt(decision.id));
  if (!found) return refuse('noSuchThing');
  // Read before the transaction, which does not wait for a second connection.
  const { maximum } = await deps.settingOf('deposit', found.attempt.amount.currency);
  return decideDeposit(deps, 'credit', operator, decision, async (tx, attempt) => {
    if (attempt.state !== 'review') return wrongState(attempt);
    const came = checkWhatCame(amount, maximum, language);
    if ('ok' in came) return came;
    const credited = equals(came, attempt.pays) ? attempt : { ...attempt, amount: came, pays: came };
    if (credited !== attempt) await setAmount(tx, credited);
    await postDeposit(tx, credited);
    await deps.markCredited(tx, attempt.memberId);
    return 'succeeded';
  });
}

/** Less than the least deposit may have come all the same; more than the largest is a slip of the operator's. */
function checkWhatCame(value: number, maximum: Amount, language: string): Amount | Refusal {
  const { currency } = maximum;
  const came = fromWire(value, currency);
  if (!came) return refuse('amountInvalid', { places: scaleOf(currency) });
  if (!isPositive(came)) return refuse('amountTooSmall', { minimum: formatAmount(amountOf(currency, 1n), language) });
  if (compare(came, maximum) > 0) return refuse('amountTooLarge', { maximum: formatAmount(maximum, language) });
  return came;
}
