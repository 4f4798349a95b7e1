import type { CallOutput } from '@fairhouse/contract';
import type { Amount } from '@fairhouse/money';

export type DepositMethod = CallOutput<'/sys/depositPaymentMethod/listAll'>[number];

/** What a form has ordered: the page to pay on, and by which number to ask about it. */
export interface PlacedOrder {
  orderId: number;
  /** Address of the payment page. */
  page: string;
  amount: Amount;
}

/** The text of what a deposit by this method costs: nothing of ours, but a network of coins takes its fee. */
export function feeTextOf(code: string): 'feeNetwork' | 'feeNone' {
  return code === 'CRYPTO' || code === 'CRYPT' ? 'feeNetwork' : 'feeNone';
}
