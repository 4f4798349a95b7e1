import { z } from 'zod';
import { call } from '../../call.ts';
import { listedId } from '../../scalars.ts';
import { reportReasons } from '../protocol/live.ts';

export const reportMessage = call({
  path: '/sys/table/report',
  summary:
    'Reports a message in the chat of a shared table to the moderators, with the messages before it. The member must have the table open. Reporting the same message again changes nothing.',
  input: z.object({
    gameId: listedId(),
    message: z.string().regex(/^\d{1,18}$/),
    reason: z.enum(reportReasons),
  }),
  output: z.null(),
  errors: ['noSuchThing', 'ownMessage', 'tooManyRequests', 'tablesSilent'],
});
