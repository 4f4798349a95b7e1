import { randomUUID } from 'node:crypto';
import type { OperatorCalls } from '@fairhouse/contract/operator';
import { type Amount, formatAmount, fromWire, isPositive, scaleOf, zero } from '@fairhouse/money';
import type { z } from 'zod';
import type { Approvals } from '../../../db/approvals.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { grantBonus } from '../grant-bonus.ts';
import { currencyOf } from './desk.store.ts';

type Input = z.output<OperatorCalls['/operator/bonus/give']['input']>;

/**
 * A bonus by an operator's hand, under the terms in force, with a second person where the policy asks for one. The same
 * key again gives nothing more.
 */
export async function giveBonus(
  deps: BonusDeps & { approvals: Approvals },
  operator: StaffPerson,
  input: Input,
): Promise<Result<null>> {
  const amount = await amountOfGift(deps, input);
  if (!amount.ok) return amount;
  const memberId = BigInt(input.memberId);
  const requestKey = input.requestKey ?? randomUUID();
  return deps.approvals.ask(
    operator,
    {
      command: 'bonus.give',
      subject: `bonus:${memberId}:${requestKey}`,
      memberId,
      amount: amount.data,
      proposal: { ...input, requestKey },
    },
    () => giveBonusNow(deps, operator, { ...input, requestKey }),
  );
}

/** The last word on it. */
export async function giveBonusNow(
  deps: BonusDeps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input & { requestKey: string },
): Promise<Result<null>> {
  const amount = await amountOfGift(deps, input);
  if (!amount.ok) return amount;
  const given = await grantBonus(deps, {
    memberId: BigInt(input.memberId),
    promotion: 'given',
    period: input.requestKey,
    actor: `operator:${operator.name}`,
    reason: input.reason,
    decide: async () => ok({ amount: amount.data }),
  });
  return given.ok ? ok(null) : given;
}

async function amountOfGift({ db }: BonusDeps, input: Input): Promise<Result<Amount>> {
  const currency = await currencyOf(db, BigInt(input.memberId));
  if (!currency) return refuse('noSuchThing');
  const amount = fromWire(input.amount, currency);
  if (!amount) return refuse('amountInvalid', { places: scaleOf(currency) });
  return isPositive(amount) ? ok(amount) : refuse('amountTooSmall', { minimum: formatAmount(zero(currency), 'en') });
}
