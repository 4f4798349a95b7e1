import { z } from 'zod';
import { call } from '../../call.ts';
import { payer } from './billing.ts';
import { framed, orderBasics, orderErrors, orderId } from './order.ts';

export const createPaypOrder = call({
  path: '/sys/deposit/payp/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit by the PayPal-type method whose page is shown in a frame.',
  input: z.object({ ...orderBasics, paymentMethod: z.literal('PAYP').default('PAYP'), ...payer }),
  output: z.object({ orderurl: z.string().describe('The page for the frame'), orderId: orderId(), framed: framed() }),
  errors: orderErrors,
});
