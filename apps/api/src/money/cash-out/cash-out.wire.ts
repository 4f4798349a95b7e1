import { type CashOutRecord, cashOutStatuses } from '@fairhouse/contract';
import type { OperatorCashOut } from '@fairhouse/contract/operator';
import { toWire } from '@fairhouse/money';
import { destinationLine } from './application/destination.ts';
import type { CashOut } from './cash-out.store.ts';
import type { CashOutOfMember } from './cash-out-list.store.ts';

/** `mayCancel`: whether the place of the member lets a cash-out be taken back. */
export function recordWire(cashOut: CashOut, mayCancel: boolean): CashOutRecord {
  return { ...baseWire(cashOut), cancellable: mayCancel && cashOut.status === 'pending' };
}

function baseWire({
  id,
  createdAt,
  amount,
  status,
  method,
  reason,
  delayedSince,
}: CashOut): Omit<CashOutRecord, 'cancellable'> {
  return {
    id: Number(id),
    createTime: createdAt.toISOString(),
    currency: amount.currency,
    amount: toWire(amount),
    status: cashOutStatuses[status],
    paymentMethod: method,
    delayed: delayedSince !== null,
    reason: status === 'rejected' || status === 'failed' ? reason : null,
  };
}

export function deskWire(
  { cashOut, username }: CashOutOfMember,
  {
    owesDeposit,
    disputesDeposit,
    needsSecond,
    checkedBy,
    automatic,
  }: Pick<OperatorCashOut, 'owesDeposit' | 'disputesDeposit' | 'needsSecond' | 'checkedBy' | 'automatic'>,
): OperatorCashOut {
  const { proofs } = cashOut;
  const joined = (ids: number[]) => (ids.length > 0 ? ids.join(',') : null);
  return {
    ...baseWire(cashOut),
    status: cashOut.status,
    reason: cashOut.reason,
    memberId: Number(cashOut.memberId),
    username,
    fee: toWire(cashOut.fee),
    destination: destinationLine(cashOut.destination),
    idcardProofId: joined(proofs.idcardProof),
    idcardHoldProofId: joined(proofs.idcardHoldProof),
    addressProofId: joined(proofs.addressProof),
    paymentProofId: joined(proofs.paymentProof),
    contentHash: cashOut.contentHash,
    needsSecond,
    checkedBy,
    decidedBy: cashOut.decidedBy,
    decidedTime: cashOut.decidedAt?.toISOString() ?? null,
    provider: cashOut.provider,
    providerReference: cashOut.providerReference,
    review: cashOut.review,
    owesDeposit,
    disputesDeposit,
    automatic,
  };
}
