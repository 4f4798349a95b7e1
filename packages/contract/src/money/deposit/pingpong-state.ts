import { call } from '../../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findPingpongOrder = call({
  path: '/sys/pingpong/findOrder',
  summary: "Status of a PINGPONG order: 'true' paid, 'false' failed, 'wait' otherwise.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
