import { z } from 'zod';
import { amount, currency, moment } from '../scalars.ts';

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
  amount: amount().describe('What is credited: as asked for, or what came where that was another amount'),
  pays: amount().describe('What is paid for it; less where there is a discount'),
  state: z.string().describe("'review': nothing is credited until an operator decides; otherwise how it stands"),
  review: z.string().nullable().describe('Why an operator has to look at it'),
  shortfall: amount().describe(
    'What the provider gave back and the member still owes; no cash-out is accepted meanwhile',
  ),
});
export type OperatorDeposit = z.infer<typeof operatorDeposit>;
