import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, id, text, whole } from '../../scalars.ts';
import { operatorThread } from './contact.ts';

export const answerContact = call({
  path: '/operator/contact/answer',
  access: 'operator',
  permission: 'contacts.answer',
  summary:
    'Answers a thread: by mail to its sender and, where the sender was logged in, as a message on the site. It then waits for the player, or is solved.',
  input: z.object({
    id: id(),
    answer: text(4000).describe('Not empty; the sender reads it as it is'),
    seen: whole().describe('`messages` as it was shown: where more were written since, the answer is a conflict'),
    solve: flag().default(false),
  }),
  output: operatorThread,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'conflict', 'alreadyClaimed', 'notPermitted', 'ownAffair'],
});
