import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, moment, text } from '../../scalars.ts';
import { personal } from '../personal.ts';

export const findMember = call({
  path: '/operator/member/find',
  access: 'operator',
  permission: 'members.read',
  summary: 'One player with status and book. The view is recorded in the audit log.',
  input: z.object({ member: text(254).describe('Id, username or email address') }),
  output: z.object({
    id: z.int(),
    username: z.string(),
    email: personal('email', z.string()),
    emailVerified: z.boolean(),
    firstName: personal('name', z.string()),
    lastName: personal('name', z.string()),
    countryCode: z.string(),
    enabled: z.union([z.literal(0), z.literal(1)]),
    invitorId: z.int().nullable().describe('The player whose invitation code was used'),
    recommendCode: z.string().nullable().describe('The content of the recommendation link'),
    createTime: moment(),
    book: z.object({
      currency: currency(),
      cash: amount(),
      bonus: amount(),
      held: amount().describe('For cash-outs under way'),
      deposited: amount(),
      paidOut: amount(),
      staked: amount(),
      won: amount(),
      rollingAmount: amount(),
      postings: z.int(),
    }),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'notPermitted'],
});
