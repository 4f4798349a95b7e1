import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import { depositMethodCodes } from './methods.ts';

/** How a deposit stands, in the words of the member's own list. */
export const depositStandings = [
  'waiting',
  'processing',
  'checked',
  'credited',
  'partReturned',
  'returned',
  'failed',
  'expired',
  'canceled',
] as const;
export type DepositStanding = (typeof depositStandings)[number];

export const depositRecord = z.object({
  id: z.int(),
  createTime: moment(),
  method: z.enum(depositMethodCodes),
  methodName: z.string(),
  currency: currency(),
  amount: amount().describe('That was asked for'),
  credited: amount().describe('The credited amount less what was reversed'),
  standing: z
    .enum(depositStandings)
    .describe(
      'waiting: not paid yet; processing: being paid; checked: in manual review; partReturned, returned: credited, then refunded',
    ),
  late: z.boolean().describe('Paid after the order was canceled or had expired, and still credited'),
  payable: z.boolean().describe('Whether it can still be paid; the receipt has the instructions'),
  providerReference: z.string().nullable().describe("The provider's own name of the payment, or of the order"),
});
export type DepositRecord = z.infer<typeof depositRecord>;
