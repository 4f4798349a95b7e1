import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { amount, decimal, whole } from '../../scalars.ts';

export const listVipPackages = call({
  path: '/base/vipStore/listAll',
  summary: "Packages of the VIP store. The bonus is in the member's currency.",
  input: listInput({
    filters: {
      level: { schema: whole(0, 1000), operators: ['EQ', 'LTE'] },
      points: { schema: decimal(), operators: ['LTE'] },
    },
    sort: ['level', 'points'],
  }),
  output: z.array(z.object({ id: z.int(), level: z.int(), points: z.number().describe('Its price'), bonus: amount() })),
});
