import { call } from '../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findPaypOrder = call({
  path: '/sys/payp/findOrder',
  summary: "How a PAYP order stands: 'true' paid, 'false' failed, 'wait' otherwise. Asked every second.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
