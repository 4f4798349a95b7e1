import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment } from '../../scalars.ts';
import { operatorDeposit } from './operator-deposit.ts';

export const listOperatorDeposits = call({
  path: '/operator/deposit/listPage',
  access: 'operator',
  permission: 'deposits.read',
  summary:
    'Deposits that need staff: in review, flagged, or with an amount owed. Of all players, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      memberId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(operatorDeposit),
});
