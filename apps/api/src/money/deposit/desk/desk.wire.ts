import type { OperatorDeposit } from '@fairhouse/contract/operator';
import { amountOf, toWire } from '@fairhouse/money';
import type { AttemptOfMember } from './desk.store.ts';

export function deskWire({ attempt, username }: AttemptOfMember): OperatorDeposit {
  const { amount, pays, shortfall } = attempt;
  return {
    id: Number(attempt.id),
    createTime: attempt.createdAt.toISOString(),
    memberId: Number(attempt.memberId),
    username,
    paymentMethod: attempt.method,
    provider: attempt.provider,
    orderId: attempt.orderId,
    paymentId: attempt.paymentId,
    currency: amount.currency,
    amount: toWire(amount),
    pays: toWire(pays),
    state: attempt.state,
    review: attempt.reviewReason,
    shortfall: toWire(amountOf(amount.currency, shortfall)),
  };
}
