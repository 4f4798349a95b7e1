import { z } from 'zod';
import { call } from '../../call.ts';
import { listInput } from '../../list-query.ts';
import { amount, whole } from '../../scalars.ts';

export const listInviteRewards = call({
  path: '/base/inviteConfig/listAll',
  summary: "Rewards for inviting friends, by the number of friends; amounts in the member's currency.",
  input: listInput({
    filters: { personCount: { schema: whole(0, 1_000_000), operators: ['EQ', 'LTE', 'GTE'] } },
    sort: ['personCount'],
  }),
  output: z.array(z.object({ id: z.int(), personCount: z.int(), bonusAmount: amount() })),
});
