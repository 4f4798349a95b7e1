import { call } from '../../call.ts';
import { orderState } from './order.ts';
import { paypalOrderQuery } from './paypal-order.ts';

export const findPaypalOrder = call({
  path: '/sys/paypal/findOrder',
  summary: "Status of a PAYPAL_POLL order: 'true' paid, 'false' failed, 'wait' otherwise. Asked every 4 s, 3 times.",
  input: paypalOrderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
