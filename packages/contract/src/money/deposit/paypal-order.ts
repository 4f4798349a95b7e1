import { z } from 'zod';
import { call } from '../../call.ts';
import { payer } from './billing.ts';
import { framed, orderBasics, orderErrors, orderId } from './order.ts';

export const createPaypalOrder = call({
  path: '/sys/deposit/paypal/depositOrder',
  closedInMaintenance: true,
  summary: 'Orders a deposit by the PayPal-type method that is checked after the return (PAYPAL_POLL).',
  input: z.object({ ...orderBasics, paymentMethod: z.literal('PAYPAL_POLL').default('PAYPAL_POLL'), ...payer }),
  output: z.object({
    c_site: z.string().describe('`cSite` of the later calls'),
    biz_id: z.string().describe('`bizId` of the later calls'),
    sk: z.string().describe('Proves to the payment page that the order is ours'),
    orderurl: z.string().describe('The page for the frame'),
    orderId: orderId(),
    framed: framed(),
  }),
  errors: orderErrors,
});

/** How the PayPal-type order is named after the return. */
export const paypalOrderQuery = z.object({
  bizId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/),
  cSite: z.string().regex(/^[A-Za-z0-9_.-]{1,100}$/),
});
