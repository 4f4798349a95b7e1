import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { operatorThread } from './contact.ts';

export const getContact = call({
  path: '/operator/contact/get',
  access: 'operator',
  permission: 'contacts.read',
  summary: 'One thread with everything that was written. The view is recorded.',
  input: z.object({ id: id() }),
  output: operatorThread,
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
