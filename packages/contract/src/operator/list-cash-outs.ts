import { call } from '../call.ts';
import { pageInput, pageOf } from '../list-query.ts';
import { decimal, id, moment, whole } from '../scalars.ts';
import { operatorCashOut } from './operator-cash-out.ts';

export const listOperatorCashOuts = call({
  path: '/operator/cashOut/listPage',
  access: 'operator',
  summary: 'Cash-outs of all members, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      status: { schema: whole(0, 99), operators: ['EQ', 'NEQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      amount: { schema: decimal(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime', 'amount'],
  }),
  output: pageOf(operatorCashOut),
});
