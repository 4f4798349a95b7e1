import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, moment } from '../../scalars.ts';
import { tableCode, tableOrder, vendorCode } from './table-order.ts';

const saidWord = z.object({
  id: z.string(),
  table: z.string(),
  tableName: z.string().describe('As the catalogue has it; where it does not know the table, its code'),
  memberId: z.int().nullable().describe('Who said it; null: the vendor names nobody that the house knows'),
  player: z.string().describe('As the others at the table saw who said it'),
  text: z.string(),
  time: moment(),
  removedTime: moment().nullable().describe('When it was taken out'),
});
export type SaidWord = z.output<typeof saidWord>;

export const listTableWords = call({
  path: '/operator/tables/words',
  access: 'operator',
  permission: 'contacts.answer',
  summary:
    'What players said at the shared tables within the last 30 days, the latest first, with what was taken out; and who is muted now. The words lie at the vendor, who is asked each time.',
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
        next: z.string().nullable().describe('null: there is no more'),
      }),
    ),
    muted: z.array(tableOrder).describe('The mutes that run, the latest first, at most 200'),
  }),
});
