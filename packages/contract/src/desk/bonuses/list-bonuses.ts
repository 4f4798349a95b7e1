import { z } from 'zod';
import { call } from '../../call.ts';
import { bonusPromotions, bonusStatuses } from '../../growth/bonus/bonus.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment } from '../../scalars.ts';
import { operatorBonus } from './bonus.ts';

export const listBonuses = call({
  path: '/operator/bonus/listPage',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'Bonuses of all members, the latest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      memberId: { schema: id(), operators: ['EQ'] },
      status: { schema: z.enum(bonusStatuses), operators: ['EQ', 'IN'] },
      promotion: { schema: z.enum(bonusPromotions), operators: ['EQ', 'IN'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(operatorBonus),
});
