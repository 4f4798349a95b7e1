import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { done, flag, id, moment, text } from '../../scalars.ts';

export const listSharedBonuses = call({
  path: '/operator/bonus/sharedPage',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'Players who had the same promotion and share a payment instrument. Oldest first.',
  input: pageInput({
    filters: {
      closed: { schema: flag(), operators: ['EQ'] },
      memberId: { schema: id(), operators: ['EQ'] },
      createTime: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['createTime'],
  }),
  output: deskPageOf(
    z.object({
      id: z.int(),
      createTime: moment(),
      promotion: z.string(),
      period: z.string(),
      kind: z.string().describe('account: a card or an account; coins: an address that coins came from'),
      label: z.string().describe('Masked'),
      memberId: z.int().describe('Who was found to share it'),
      firstMemberId: z.int().describe('The player who had it first'),
      closed: z.boolean(),
      closedBy: z.string().nullable(),
      closedReason: z.string().nullable(),
    }),
  ),
});

export const closeSharedBonus = call({
  path: '/operator/bonus/closeShared',
  access: 'operator',
  permission: 'bonuses.review',
  summary: 'Closes a shared bonus as reviewed; no money moves.',
  input: z.object({ id: id(), reason: text(500) }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'ownAffair'],
});
