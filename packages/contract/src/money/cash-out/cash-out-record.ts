import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import { cashOutMethodCodes } from './list-cash-out-methods.ts';

const specifiedStatus = () =>
  z
    .union([
      z.literal(0),
      z.literal(1),
      z.literal(10),
      z.literal(20),
      z.literal(29),
      z.literal(30),
      z.literal(40),
      z.literal(50),
    ])
    .describe('0 pending, 1 canceled, 10 rejected, 20 passed, 29 paying, 30 payed, 40 completed, 50 failed');

export const cashOutRecord = z.object({
  id: z.int(),
  createTime: moment(),
  currency: currency(),
  amount: amount(),
  status: specifiedStatus(),
  cancellable: z
    .boolean()
    .describe('Whether the member can cancel it now: while it is pending, where the jurisdiction allows it'),
  paymentMethod: z.enum(cashOutMethodCodes),
  delayed: z.boolean().describe('Whether its payment waits, so far unsent, and goes out by itself later'),
  reason: z.string().nullable().describe('Why it was rejected or failed, for the member'),
});
export type CashOutRecord = z.infer<typeof cashOutRecord>;
