import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, id, moment } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

export const paymentFile = call({
  path: '/operator/payment/file',
  access: 'operator',
  permission: 'members.read',
  summary:
    "One deposit or cash-out with its history: the provider's reference, its audit entries in order, and its postings. The view is recorded.",
  input: z.object({ kind: z.enum(['deposit', 'cashOut']), id: id() }),
  output: z.object({
    memberId: z.int(),
    method: z.string(),
    provider: z.string().nullable(),
    references: z.array(z.string()).describe('Our reference, which the provider has too'),
    state: z.string(),
    amount: exact(),
    currency: currency(),
    createTime: moment(),
    auditEvents: z
      .array(
        z.object({
          id: z.int(),
          at: moment(),
          by: z.string(),
          what: z.string(),
          before: z.string().nullable().describe('The state before'),
          after: z.string().nullable().describe('The state after'),
          reason: z.string().nullable(),
        }),
      )
      .describe('The oldest first, at most 200'),
    postings: z.array(z.object({ seq: z.int(), type: z.string(), amount: exact(), at: moment(), hash: z.string() })),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
