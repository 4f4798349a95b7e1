import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, maybe, wireAmount } from '../../scalars.ts';
import { payer } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const createCashOrder = call({
  path: '/sys/deposit/cash/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit by Cash App: the discounted amount is paid, the full amount is credited.',
  input: z.object({
    ...orderBasics,
    depositAmount: maybe(wireAmount()).describe('The same as `amount`; the specified client sends both'),
    ...payer,
  }),
  output: z.object({
    orderId: orderId(),
    amount: amount().describe('Credited'),
    discountAmount: amount().describe('To be paid'),
  }),
  errors: orderErrors,
});
