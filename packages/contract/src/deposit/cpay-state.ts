import { call } from '../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findCpayOrder = call({
  path: '/sys/cpay/findOrder',
  summary: "How a CPAY order stands: 'true' paid, 'false' failed, 'wait' otherwise.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
