import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { operatorContact } from './contact.ts';

export const getContact = call({
  path: '/operator/contact/get',
  access: 'operator',
  permission: 'contacts.read',
  summary: 'One contact form. The view is recorded.',
  input: z.object({ id: id() }),
  output: operatorContact,
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
