import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, id, moment } from '../../scalars.ts';
import { personal } from '../personal.ts';

const act = z.object({ act: z.int(), by: z.string(), at: moment(), reason: z.string().nullable() });

export const memberStanding = call({
  path: '/operator/member/standing',
  access: 'operator',
  permission: 'members.read',
  summary: 'Who a member is and how the member stands, each with the act that made it so. The look is recorded.',
  input: z.object({ memberId: id() }),
  output: z.object({
    id: z.int(),
    username: z.string(),
    name: personal('name', z.string()),
    email: personal('email', z.string()),
    emailVerified: z.boolean(),
    mobile: personal('phone', z.string()),
    birthday: personal('birthday', z.string()),
    countryCode: z.string(),
    city: personal('name', z.string()),
    language: z.string(),
    type: z.enum(['common', 'agent']),
    vipLevel: z.int(),
    createTime: moment(),
    enabled: z.boolean().describe('false: suspended'),
    playBlocked: z.boolean(),
    suspended: act.nullable().describe('The act that suspended the member'),
    blocked: act.extend({ cause: z.string() }).nullable(),
    mutedAtTables: z
      .object({
        until: moment().nullable().describe('null: for good'),
        by: z.string(),
        at: moment(),
        reason: z.string(),
      })
      .nullable()
      .describe('While the member may say nothing at shared tables'),
    invitedBy: z.int().nullable(),
    invitation: z.string().nullable().describe('Its state'),
    invited: z.int().describe('How many joined through the member, at most 1000 counted'),
    book: z.object({
      currency: currency(),
      cash: amount(),
      bonus: amount(),
      held: amount(),
      deposited: amount(),
      paidOut: amount(),
      staked: amount(),
      won: amount(),
      postings: z.int(),
    }),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
