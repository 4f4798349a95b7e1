import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { whole } from '../../scalars.ts';

export const listVipLevels = call({
  path: '/base/vipLevel/listAll',
  access: 'visitor',
  summary: 'The tiers of the VIP club.',
  input: listInput({
    filters: { level: { schema: whole(0, 1000), operators: ['EQ', 'LTE', 'GTE'] } },
    sort: ['level'],
  }),
  output: z.array(
    z.object({
      level: z.int().describe('0 entry, 10 bronze, 20 silver, 30 gold, 35 platinum, 40 diamond'),
      name: z.string(),
      points: z.number().describe('Lifetime points that reach the level'),
      cashbackPercent: z.number().describe('Of the net loss of the week, credited on Monday'),
      icon: z.string().describe('Address of the picture'),
      colour: z.string().describe('CSS colour'),
    }),
  ),
});
