import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { amount, currency, decimal, ignoredMemberId, moment } from '../../scalars.ts';

export const gameHistory = call({
  path: '/sys/game/history/page',
  summary: "The member's rounds.",
  input: pageInput({
    filters: {
      memberId: { schema: ignoredMemberId(), operators: ['EQ'] },
      amount: { schema: decimal(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: pageOf(
    z.object({
      id: z.int().describe("The game's id, to play it again"),
      roundId: z.string().describe("The vendor's name of the round"),
      name: z.string(),
      cover: z.string(),
      createTime: moment(),
      currency: currency(),
      amount: amount().describe('Staked in the round'),
      winAmount: amount(),
      ref: z
        .string()
        .nullable()
        .describe(
          'For `/sys/liveRound/open` and `/sys/sharedRound/get`; null while it is open, and where its vendor shows no replays',
        ),
      status: z
        .enum(['open', 'closed', 'rolled_back', 'checking'])
        .describe('checking: a win of the round is reviewed before it is paid, and is not in winAmount'),
    }),
  ),
});
