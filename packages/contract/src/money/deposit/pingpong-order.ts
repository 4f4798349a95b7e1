import { z } from 'zod';
import { call } from '../../call.ts';
import { payer } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const createPingpongOrder = call({
  path: '/sys/deposit/pingpong/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit by card on the PingPong page, which opens in a window of its own.',
  input: z.object({ ...orderBasics, paymentMethod: z.literal('PINGPONG').default('PINGPONG'), ...payer }),
  output: z.object({ payUrl: z.string(), orderId: orderId() }),
  errors: orderErrors,
});
