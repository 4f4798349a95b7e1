import { z } from 'zod';
import { call } from '../../call.ts';
import { moment } from '../../scalars.ts';
import { payer } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const createPixOrder = call({
  path: '/sys/deposit/pix/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit by PIX: the code to scan or copy, and a page that shows it.',
  input: z.object({ ...orderBasics, paymentMethod: z.literal('PIX').default('PIX'), ...payer }),
  output: z.object({
    orderId: orderId(),
    brCode: z.string().describe('PIX copia e cola: the text behind the QR code'),
    payUrl: z.string().describe('The page for a window of its own'),
    expireTime: moment(),
  }),
  errors: orderErrors,
});
