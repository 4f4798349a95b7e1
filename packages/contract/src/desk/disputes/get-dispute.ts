import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, id, moment } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';
import { personal } from '../personal.ts';
import { dispute } from './dispute.ts';

export const getDispute = call({
  path: '/operator/dispute/get',
  access: 'operator',
  permission: 'disputes.read',
  summary:
    'A dispute or refund with its deposit, every other deposit that was paid with the same card or account, and the evidence that was put together.',
  input: z.object({ id: id() }),
  output: dispute.extend({
    takesAnswers: z.boolean().describe('The provider takes evidence by a call; otherwise one answers on its pages'),
    evidence: z
      .array(
        z.object({
          hash: z.string().describe('SHA-256 of the file in hex'),
          madeFrom: z.string().describe('SHA-256 in hex over the facts in it'),
          by: z.string(),
          time: moment(),
          bytes: z.int(),
        }),
      )
      .describe('The latest first, which is the one submitted'),
    deposit: z
      .object({
        amount: exact(),
        currency: currency(),
        method: z.string(),
        state: z.string(),
        createTime: moment(),
        instruments: personal('account', z.array(z.string())).describe('The payment instrument, masked'),
      })
      .nullable(),
    linked: z
      .array(
        z.object({
          id: z.int(),
          memberId: z.int(),
          username: z.string(),
          amount: exact(),
          currency: currency(),
          state: z.string(),
          createTime: moment(),
          claimed: z.boolean().describe('It is or was disputed'),
        }),
      )
      .describe('Other deposits of the same card or account, the latest first, at most 50'),
    earlier: z
      .int()
      .describe('How many undisputed payments of the same instrument are 120 to 365 days older; banks ask for two'),
  }),
  errors: ['noSuchThing'],
});

export const disputesOfDeposit = call({
  path: '/operator/dispute/ofDeposit',
  access: 'operator',
  permission: 'disputes.read',
  summary: 'The disputes and refunds of one deposit, the oldest first.',
  input: z.object({ depositId: id() }),
  output: z.array(dispute),
});
