import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { amount, currency, moment } from '../../scalars.ts';

export const agentBonuses = call({
  path: '/sys/agent/inviteBonus/page',
  summary: "An agent's bonuses, one row per invited member and credit. For members of type 10.",
  input: pageInput({
    filters: { createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] } },
    sort: ['createTime'],
  }),
  output: pageOf(
    z.object({
      id: z.int(),
      createTime: moment(),
      username: z.string().describe('The invited member, shortened'),
      amount: amount(),
      currency: currency(),
    }),
  ),
  errors: ['notPermitted'],
});
