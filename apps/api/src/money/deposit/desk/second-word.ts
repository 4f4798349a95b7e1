import type { OperatorDeposit } from '@fairhouse/contract/operator';
import { type Amount, amountOf, compare, fromWire } from '@fairhouse/money';
import type { Approvals, Proposed } from '../../../db/approvals.ts';
import type { Result } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { creditDeposit } from './credit.ts';
import type { Decision, DeskDeps } from './decide.ts';
import { type AttemptOfMember, findForDesk } from './desk.store.ts';
import { isUnsettled, settleDeposit } from './settle.ts';

type Deps = DeskDeps & { approvals: Approvals };

/**
 * Crediting by hand, with a second person where the policy asks for one; crediting more than was ordered has a policy of its
 * own. What would be refused anyway goes straight on.
 */
export async function askToCredit(
  deps: Deps,
  operator: StaffPerson,
  decision: Decision & { amount: number },
  language: string,
): Promise<Result<OperatorDeposit>> {
  const credit = () => creditDeposit(deps, operator, decision, language);
  const found = await findForDesk(deps.db, BigInt(decision.id));
  const amount = found && fromWire(decision.amount, found.attempt.amount.currency);
  if (found?.attempt.state !== 'review' || !amount || amount.minor <= 0n || decision.reason === '') return credit();
  const command = compare(amount, found.attempt.pays) > 0 ? 'deposit.creditMore' : 'deposit.credit';
  return deps.approvals.ask(operator, proposed(command, found, amount, decision), credit);
}

/** The same of settling what the provider gave back. */
export async function askToSettle(
  deps: Deps,
  operator: StaffPerson,
  decision: Decision,
): Promise<Result<OperatorDeposit>> {
  const settle = () => settleDeposit(deps, operator, decision);
  const found = await findForDesk(deps.db, BigInt(decision.id));
  if (!found || !isUnsettled(found.attempt) || decision.reason === '') return settle();
  const { shortfall, amount } = found.attempt;
  const settled = shortfall > 0n ? amountOf(amount.currency, shortfall) : amount;
  return deps.approvals.ask(operator, proposed('deposit.settle', found, settled, decision), settle);
}

function proposed(
  command: 'deposit.credit' | 'deposit.creditMore' | 'deposit.settle',
  { attempt }: AttemptOfMember,
  amount: Amount,
  decision: Decision,
): Proposed {
  return { command, subject: `deposit:${attempt.id}`, memberId: attempt.memberId, amount, proposal: { ...decision } };
}
