import { z } from 'zod';
import { call } from '../call.ts';
import { id, maybe, text } from '../scalars.ts';
import { operatorDocument } from './operator-document.ts';

export const acceptDocument = call({
  path: '/operator/document/accept',
  access: 'operator',
  permission: 'documents.decide',
  summary: 'Accepts a document (10 or 30 → 20); the member gets a mail.',
  input: z.object({
    id: id(),
    documentDate: maybe(text(10)).describe(
      'YYYY-MM-DD, as it stands on an address document: within the 3 months before it was handed in. Needed where the member stated none; it takes the place of what the member stated',
    ),
  }),
  output: operatorDocument,
  errors: [
    'noSuchThing',
    'wrongState',
    'missingField',
    'invalidField',
    'documentDateInvalid',
    'documentTooOld',
    'notPermitted',
  ],
});
