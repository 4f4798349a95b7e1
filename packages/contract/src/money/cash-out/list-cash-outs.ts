import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { decimal, ignoredMemberId, moment, whole } from '../../scalars.ts';
import { cashOutRecord } from './cash-out-record.ts';

export const listCashOuts = call({
  path: '/sys/withdraw/listPage',
  summary: "The member's cash-outs.",
  input: pageInput({
    filters: {
      memberId: { schema: ignoredMemberId(), operators: ['EQ'] },
      status: { schema: whole(0, 99), operators: ['EQ', 'NEQ', 'IN'] },
      amount: { schema: decimal(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime', 'amount'],
  }),
  output: pageOf(cashOutRecord),
});
