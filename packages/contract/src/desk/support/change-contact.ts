import { z } from 'zod';
import { call } from '../../call.ts';
import { queryTopics } from '../../players/support/send-contact.ts';
import { id, maybe, text } from '../../scalars.ts';
import { operatorThread } from './contact.ts';
import { contactPriorities } from './support-words.ts';

export const changeContact = call({
  path: '/operator/contact/change',
  access: 'operator',
  permission: 'contacts.answer',
  summary: 'Sets the priority or the topic of a thread. A new priority sets new due times.',
  input: z.object({
    id: id(),
    priority: maybe(z.enum(contactPriorities)),
    queryCategory: maybe(z.enum(queryTopics)),
  }),
  output: operatorThread,
  errors: ['noSuchThing', 'wrongState', 'alreadyClaimed', 'notPermitted', 'ownAffair'],
});

export const reportHarm = call({
  path: '/operator/contact/reportHarm',
  access: 'operator',
  permission: 'contacts.answer',
  summary:
    'Reports what a player wrote to the protection team: opens a safer-gambling case, or adds to the one that is open.',
  input: z.object({ id: id(), reason: text(500).describe('Not empty') }),
  output: z.object({ caseId: z.int() }),
  errors: ['noSuchThing', 'missingField', 'notPermitted', 'ownAffair'],
});
