import type { OperatorCashOut } from '@fairhouse/contract/operator';
import { facts, moneyText, timeText } from './table.ts';

export function cashOutText(it: OperatorCashOut): string {
  return facts([
    ['Cash-out', it.id],
    ['Applied', `${timeText(it.createTime)} UTC`],
    ['Member', `${it.memberId} ${it.username}`],
    ['Amount', moneyText(it.amount, it.currency)],
    ['Fee', moneyText(it.fee, it.currency)],
    ['Method', it.paymentMethod],
    ['Destination', it.destination],
    ['Status', it.status],
    ['Identity proof', it.idcardProofId],
    ['Photo with it', it.idcardHoldProofId],
    ['Address proof', it.addressProofId],
    ['Payment proof', it.paymentProofId],
    ['Approvals needed', it.needsSecond ? 'two operators' : 'one operator'],
    ['First approval', it.checkedBy],
    ['Decided by', it.decidedBy && `${it.decidedBy}, ${timeText(it.decidedTime ?? '')} UTC`],
    ['Reason', it.reason],
    ['Provider', it.provider],
    ['Reference', it.providerReference],
    ['Needs a person', it.review],
    ['Owes', it.owesDeposit ? 'a deposit that was taken back' : null],
    ['Disputes', it.disputesDeposit ? 'a deposit, at the bank' : null],
    ['Content', it.contentHash],
  ]);
}
