import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, text, whole } from '../../scalars.ts';
import { tableCode, tableOrder, vendorCode } from './table-order.ts';
import { wordOrders } from './table-words.ts';

const mostAtOnce = 100;
const longestHours = 24 * 366;

export const moderateWords = call({
  path: '/operator/tables/moderate',
  access: 'operator',
  permission: 'contacts.answer',
  summary:
    'Removes a chat message at a table, mutes a player at all tables of the vendor until a time, or lifts the mute. The command is sent to the vendor at once and repeated until it is accepted.',
  input: z.strictObject({
    vendor: vendorCode(),
    table: tableCode().describe('The table of the message'),
    order: z.enum(wordOrders),
    wordIds: z
      .array(z.string().regex(/^\d{1,18}$/))
      .max(mostAtOnce)
      .default([])
      .describe('Of `unsay`: the message to remove'),
    memberId: maybe(id()).describe('Of `mute` and `unmute`: the player'),
    hours: maybe(whole(1, longestHours)).describe('Of `mute`: for how long; left out: for good'),
    reason: text(500).describe('Not empty; recorded, and of a mute shown to the player'),
  }),
  output: tableOrder,
  errors: ['noSuchThing', 'missingField', 'ownAffair'],
});
