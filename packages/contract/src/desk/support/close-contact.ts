import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorContact } from './contact.ts';

export const closeContact = call({
  path: '/operator/contact/close',
  access: 'operator',
  permission: 'contacts.answer',
  summary: 'Closes a thread that has been dealt with.',
  input: z.object({ id: id(), note: text(300).describe('What was done about it; not empty') }),
  output: operatorContact,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
