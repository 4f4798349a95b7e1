import type { Dispute as Wire } from '@fairhouse/contract/operator';
import { amountOf, decimalText, isCurrency } from '@fairhouse/money';
import type { Claim } from './claim.store.ts';

export function claimWire(it: Claim): Wire {
  const { amount, currency } = it;
  const isKnown = amount !== null && isCurrency(currency);
  return {
    id: Number(it.id),
    kind: it.kind,
    provider: it.provider,
    reference: it.reference,
    paymentId: it.paymentId,
    depositId: it.depositId === null ? null : Number(it.depositId),
    memberId: it.memberId === null ? null : Number(it.memberId),
    amount: isKnown ? decimalText(amountOf(currency, amount)) : null,
    currency: isKnown ? currency : null,
    state: it.state,
    reason: it.reason,
    dueTime: it.dueAt?.toISOString() ?? null,
    receiveTime: it.receivedAt.toISOString(),
    answeredBy: it.answeredBy,
    answerTime: it.answeredAt?.toISOString() ?? null,
    answeredWith: it.answeredWith,
    closeTime: it.closedAt?.toISOString() ?? null,
  };
}
