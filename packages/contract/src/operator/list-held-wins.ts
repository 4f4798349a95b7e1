import { call } from '../call.ts';
import { pageInput, pageOf } from '../list-query.ts';
import { id, moment, text, whole } from '../scalars.ts';
import { operatorHeldWin } from './held-win.ts';

export const listHeldWins = call({
  path: '/operator/heldWin/listPage',
  access: 'operator',
  summary: 'Wins above the bound of their game, oldest first unless sorted otherwise. Status 0: held now.',
  input: pageInput({
    filters: {
      status: { schema: whole(0, 99), operators: ['EQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      vendor: { schema: text(40), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(operatorHeldWin),
});
