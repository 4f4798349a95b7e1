import type { OperatorDeposit } from '@fairhouse/contract/operator';
import { facts, moneyText, timeText } from './table.ts';

export function depositText(it: OperatorDeposit): string {
  return facts([
    ['Deposit', it.id],
    ['Ordered', `${timeText(it.createTime)} UTC`],
    ['Member', `${it.memberId} ${it.username}`],
    ['Amount', moneyText(it.amount, it.currency)],
    ['To be paid', moneyText(it.pays, it.currency)],
    ['Method', it.paymentMethod],
    ['Provider', it.provider],
    ['Order', it.orderId],
    ['Payment', it.paymentId],
    ['State', it.state],
    ['Owed', moneyText(it.shortfall, it.currency)],
    ['Needs a person', it.review],
  ]);
}
