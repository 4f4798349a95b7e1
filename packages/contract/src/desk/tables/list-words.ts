import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, moment } from '../../scalars.ts';
import { tableCode, tableOrder, vendorCode } from './table-order.ts';

const saidWord = z.object({
  id: z.string(),
  table: z.string(),
  tableName: z.string().describe('The name in the catalogue; the code of an unknown table'),
  memberId: z.int().nullable().describe('The author; null: the vendor names no known player'),
  player: z.string().describe("The author's name as shown at the table"),
  text: z.string(),
  time: moment(),
  removedTime: moment().nullable().describe('When it was removed'),
});
export type ChatLine = z.output<typeof saidWord>;

export const listTableWords = call({
  path: '/operator/tables/words',
  access: 'operator',
  permission: 'contacts.answer',
  summary:
    'Chat messages at the shared tables of the last 30 days, the latest first, including removed ones; and the players muted now. The messages are stored by the vendor, who is asked each time.',
  input: z.strictObject({
    vendor: maybe(vendorCode()).describe('Left out: every vendor'),
    table: maybe(tableCode()).describe('Left out: every table'),
    before: maybe(z.string().regex(/^\d{1,18}$/)).describe('`next` of the page before, of one vendor'),
  }),
  output: z.object({
    vendors: z.array(
      z.object({
        vendor: z.string(),
        vendorName: z.string(),
        asked: z.enum(['answered', 'noAnswer']),
        askedTime: moment(),
        words: z.array(saidWord),
        next: z.string().nullable().describe('null: no further page'),
      }),
    ),
    muted: z.array(tableOrder).describe('The mutes that run, the latest first, at most 200'),
  }),
});
