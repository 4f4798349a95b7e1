import { randomUUID } from 'node:crypto';
import type { OperatorCalls } from '@fairhouse/contract/operator';
import { formatAmount, fromWire, isPositive, scaleOf, zero } from '@fairhouse/money';
import type { z } from 'zod';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import type { BonusDeps } from '../bonus.deps.ts';
import { grantBonus } from '../grant-bonus.ts';
import { currencyOf } from './desk.store.ts';

type Input = z.output<OperatorCalls['/operator/bonus/give']['input']>;

/** A bonus by an operator's hand, under the terms in force. The same key again gives nothing more. */
export async function giveBonus(deps: BonusDeps, operator: Operator, input: Input): Promise<Result<null>> {
  const memberId = BigInt(input.memberId);
  const currency = await currencyOf(deps.db, memberId);
  if (!currency) return refuse('noSuchThing');
  const amount = fromWire(input.amount, currency);
  if (!amount) return refuse('amountInvalid', { places: scaleOf(currency) });
  if (!isPositive(amount)) return refuse('amountTooSmall', { minimum: formatAmount(zero(currency), 'en') });
  const given = await grantBonus(deps, {
    memberId,
    promotion: 'given',
    period: input.requestKey ?? randomUUID(),
    actor: `operator:${operator.name}`,
    reason: input.reason,
    decide: async () => ok({ amount }),
  });
  return given.ok ? ok(null) : given;
}
