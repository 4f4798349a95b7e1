import { call } from '../../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findPaypOrder = call({
  path: '/sys/payp/findOrder',
  summary: "Status of a PAYP order: 'true' paid, 'false' failed, 'wait' otherwise. Asked every second.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
