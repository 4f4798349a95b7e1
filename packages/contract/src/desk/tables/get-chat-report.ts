import { z } from 'zod';
import { call } from '../../call.ts';
import { reportReasons } from '../../play/protocol/live.ts';
import { id, moment } from '../../scalars.ts';

export const getChatReport = call({
  path: '/operator/chatReport/get',
  access: 'operator',
  permission: 'contacts.read',
  summary: 'A chat message that a player reported, with up to ten messages before it as they were then.',
  input: z.strictObject({ id: id() }),
  output: z.object({
    id: z.int(),
    vendor: z.string(),
    table: z.string(),
    tableName: z.string(),
    wordId: z.string(),
    reportedBy: z.int(),
    writtenBy: z.int().nullable().describe('The author; null: the vendor names no known player'),
    reason: z.enum(reportReasons),
    reports: z.int().describe('Players who reported this message'),
    words: z
      .array(z.object({ id: z.string(), player: z.string(), text: z.string(), time: moment() }))
      .describe('The reported message is the last'),
    reportedTime: moment(),
    state: z.enum(['open', 'removed', 'dismissed']),
  }),
  errors: ['noSuchThing'],
});
