import { call } from '../../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findCpayOrder = call({
  path: '/sys/cpay/findOrder',
  summary: "Status of a CPAY order: 'true' paid, 'false' failed, 'wait' otherwise.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
