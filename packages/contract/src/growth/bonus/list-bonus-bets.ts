import { z } from 'zod';
import { call } from '../../call.ts';
import { pageInput, pageOf } from '../../list-query.ts';
import { amount, currency, id, moment } from '../../scalars.ts';
import { countReasons } from './bonus.ts';

export const listBonusBets = call({
  path: '/sys/bonus/bet/page',
  summary: 'The bets made under a bonus, the latest first, with the counted part of each and why.',
  input: pageInput({ filters: { bonusId: { schema: id(), operators: ['EQ'] } }, sort: [] }),
  output: pageOf(
    z.object({
      id: z.int().describe("Sequence number in the member's book"),
      createTime: moment(),
      game: z.string().nullable(),
      currency: currency(),
      stake: amount(),
      counted: amount(),
      percent: z.int().describe('Of a bet in games of this category that counts'),
      reason: z.enum(countReasons),
    }),
  ),
  errors: ['noSuchThing'],
});
