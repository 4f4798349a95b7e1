import { z } from 'zod';
import { call } from '../../call.ts';
import { payer } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

export const createStripeOrder = call({
  path: '/sys/deposit/stripe/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit on the page of the card provider, which is shown in a frame (STRIPE).',
  input: z.object({ ...orderBasics, paymentMethod: z.literal('STRIPE').default('STRIPE'), ...payer }),
  output: z.object({ iframe: z.string().describe('Address of the page for the frame'), orderId: orderId() }),
  errors: orderErrors,
});
