import { z } from 'zod';
import { call } from '../../call.ts';
import { payer } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const createCpayOrder = call({
  path: '/sys/deposit/cpay/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit by card on the CPAY page, which opens in a window of its own.',
  input: z.object({ ...orderBasics, paymentMethod: z.literal('CPAY').default('CPAY'), ...payer }),
  output: z.object({ payUrl: z.string(), orderId: orderId() }),
  errors: orderErrors,
});
