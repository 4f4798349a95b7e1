import { call } from '../../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findPixOrder = call({
  path: '/sys/pix/findOrder',
  summary: "Status of a PIX order: 'true' paid, 'false' failed, 'wait' otherwise.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
