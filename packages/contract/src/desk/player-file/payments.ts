import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, id, maybe, moment, text, whole } from '../../scalars.ts';

export const paymentKinds = ['deposit', 'cashOut'] as const;

export const memberPayments = call({
  path: '/operator/member/payments',
  access: 'operator',
  permission: 'members.read',
  summary: 'All deposits and cash-outs of one player in every state, newest first. The view is recorded.',
  input: z.object({
    memberId: id(),
    kind: maybe(z.enum(paymentKinds)).describe('Both unless named'),
    before: maybe(text(80)).describe('`next` of the page before'),
    limit: whole(1, 100).default(50),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        kind: z.enum(paymentKinds),
        id: z.int(),
        createTime: moment(),
        method: z.string(),
        provider: z.string().nullable(),
        reference: z.string().nullable().describe("The provider's name for it"),
        currency: currency(),
        amount: amount(),
        state: z.string(),
      }),
    ),
    next: z.string().nullable().describe('null: no further page'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'invalidField'],
});
