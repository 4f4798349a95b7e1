import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorContact } from './contact.ts';

export const answerContact = call({
  path: '/operator/contact/answer',
  access: 'operator',
  permission: 'contacts.answer',
  summary:
    'Answers a contact form: by mail to its sender and, where the sender was logged in, as a message on the site. The form is closed with it.',
  input: z.object({ id: id(), answer: text(2000).describe('Not empty; the sender reads it as it is') }),
  output: operatorContact,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
