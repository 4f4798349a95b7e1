import { z } from 'zod';
import { call } from '../call.ts';
import { id, maybe, text } from '../scalars.ts';
import { operatorDocument } from './operator-document.ts';

export const acceptDocument = call({
  path: '/operator/document/accept',
  access: 'operator',
  permission: 'documents.decide',
  summary:
    'Accepts a document (waiting, refused or expired → accepted) until its date of expiry; the member gets a mail.',
  input: z.object({
    id: id(),
    documentDate: maybe(text(10)).describe(
      'YYYY-MM-DD, as it stands on an address document: within the 3 months before it was handed in. Needed where the member stated none; it takes the place of what the member stated',
    ),
    expiryDate: maybe(text(10)).describe(
      'YYYY-MM-DD, as it stands on an identity document, or `none` where none does. Needed there, and nowhere else',
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
    'documentExpired',
    'notPermitted',
    'ownAffair',
  ],
});
