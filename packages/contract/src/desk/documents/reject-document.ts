import { z } from 'zod';
import { call } from '../../call.ts';
import { id, text } from '../../scalars.ts';
import { operatorDocument } from './operator-document.ts';

export const rejectDocument = call({
  path: '/operator/document/reject',
  access: 'operator',
  permission: 'documents.decide',
  summary: 'Refuses a document (10 or 20 → 30) with a reason; the member reads it on the screen and in a mail.',
  input: z.object({ id: id(), reason: text(300).describe('Shown to the member; not empty') }),
  output: operatorDocument,
  errors: ['noSuchThing', 'missingField', 'wrongState', 'notPermitted', 'ownAffair'],
});
