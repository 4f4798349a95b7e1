import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment, text } from '../../scalars.ts';
import { heldWinStatuses, operatorHeldWin } from './held-win.ts';

export const listHeldWins = call({
  path: '/operator/heldWin/listPage',
  access: 'operator',
  permission: 'wins.read',
  summary: 'Wins above the review threshold of their game, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      status: { schema: z.enum(heldWinStatuses), operators: ['EQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      vendor: { schema: text(40), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(operatorHeldWin),
});
