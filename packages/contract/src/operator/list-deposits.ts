import { call } from '../call.ts';
import { deskPageOf, pageInput } from '../list-query.ts';
import { id, moment } from '../scalars.ts';
import { operatorDeposit } from './operator-deposit.ts';

export const listOperatorDeposits = call({
  path: '/operator/deposit/listPage',
  access: 'operator',
  permission: 'deposits.read',
  summary:
    'Deposits that need an operator: in review, flagged, or with something owed. Of all members, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      memberId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(operatorDeposit),
});
