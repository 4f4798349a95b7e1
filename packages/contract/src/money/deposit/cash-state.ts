import { call } from '../../call.ts';
import { orderQuery, orderState } from './order.ts';

export const findCashOrder = call({
  path: '/sys/cash/findOrder',
  summary:
    "Status of a Cash App order. The specified values are reversed here: 'false' is paid, 'true' failed, 'wait' otherwise. Asked every 2 s, 4 times.",
  input: orderQuery,
  output: orderState,
  errors: ['noSuchThing'],
});
