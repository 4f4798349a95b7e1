import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';

/** A deposit as the desk sees it. */
export const operatorDeposit = z.object({
  id: z.int(),
  createTime: moment(),
  memberId: z.int(),
  username: z.string(),
  paymentMethod: z.string(),
  provider: z.string(),
  orderId: z.string().nullable().describe("The provider's id of the order"),
  paymentId: z.string().nullable().describe("The provider's id of the payment"),
  currency: currency(),
  amount: amount().describe('Amount to credit: as ordered, or as received where that differs'),
  pays: amount().describe('Amount to pay; less where there is a discount'),
  state: z.string().describe("'review': nothing is credited until staff decide; otherwise its state"),
  review: z.string().nullable().describe('Why it needs manual review'),
  shortfall: amount().describe(
    'Refunded by the provider and still owed by the player; no cash-out is accepted meanwhile',
  ),
});
export type OperatorDeposit = z.infer<typeof operatorDeposit>;
