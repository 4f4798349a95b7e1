import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../scalars.ts';
import { operatorDocument } from './operator-document.ts';

export const acceptDocument = call({
  path: '/operator/document/accept',
  access: 'operator',
  summary: 'Accepts a document (10 or 30 → 20); the member gets a mail.',
  input: z.object({ id: id() }),
  output: operatorDocument,
  errors: ['noSuchThing', 'wrongState', 'notPermitted'],
});
