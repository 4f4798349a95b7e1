import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';
import { documentKinds, specifiedDocumentStatus } from './document-kinds.ts';

export const listDocuments = call({
  path: '/sys/member/documents/listAll',
  summary: 'The four documents of the member with their status, in the order in which they are requested.',
  input: nothing(),
  output: z.array(
    z.object({
      kind: z.enum(documentKinds),
      status: specifiedDocumentStatus,
      reason: z.string().nullable().describe('Why it was refused'),
      documentDate: z.iso.date().nullable().describe('The date printed on the address document'),
      uploadTime: moment().nullable(),
    }),
  ),
});
