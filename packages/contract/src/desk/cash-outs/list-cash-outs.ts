import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { decimal, id, moment } from '../../scalars.ts';
import { operatorCashOut, operatorCashOutStatuses } from './operator-cash-out.ts';

export const listOperatorCashOuts = call({
  path: '/operator/cashOut/listPage',
  access: 'operator',
  permission: 'cashOuts.read',
  summary: 'Cash-outs of all members, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      status: { schema: z.enum(operatorCashOutStatuses), operators: ['EQ', 'NEQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      amount: { schema: decimal(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime', 'amount'],
  }),
  output: deskPageOf(operatorCashOut),
});
