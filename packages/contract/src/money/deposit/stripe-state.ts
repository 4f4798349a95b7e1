import { call } from '../../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findStripeOrder = call({
  path: '/sys/stripe/findOrder',
  summary: "Status of a STRIPE order: 'true' paid, 'false' failed, 'wait' otherwise. Asked every 3 s, 3 times.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
