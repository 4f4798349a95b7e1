import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, text } from '../../scalars.ts';
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
      "YYYY-MM-DD, as printed on an address document: within the 3 months before it was submitted. Needed where the player stated none; replaces the player's",
    ),
    expiryDate: maybe(text(10)).describe(
      'YYYY-MM-DD, as printed on an identity document, or `none` where it has none. Needed for identity documents only',
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
