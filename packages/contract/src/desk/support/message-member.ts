import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, text } from '../../scalars.ts';

export const messageMember = call({
  path: '/operator/member/message',
  access: 'operator',
  permission: 'members.message',
  summary: "Sends one player a message, shown under the site's messages.",
  input: z.object({
    memberId: id(),
    english: text(2000).describe('Not empty'),
    filipino: maybe(text(2000)).describe('For readers of Filipino; the English text where it is left out'),
  }),
  output: z.object({ id: z.int().describe('Of the message') }),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'ownAffair'],
});
