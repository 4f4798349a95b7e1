import { z } from 'zod';
import { call } from '../call.ts';
import { done, fileIds, maybe, text } from '../scalars.ts';

export const updateDocuments = call({
  path: '/sys/member/documents/update',
  summary:
    'Hands in documents for review (1 to 7 business days). A kind that is left out stays as it is; other files than before start a new review.',
  input: z.object({
    idcardProofId: maybe(fileIds()),
    idcardHoldProofId: maybe(fileIds()),
    addressProofId: maybe(fileIds()),
    paymentProofId: maybe(fileIds()),
    addressProofDate: maybe(text(10)).describe(
      'YYYY-MM-DD, as it stands on the address document: within the last 3 months. What is left out is decided at the review',
    ),
  }),
  output: done(),
  errors: ['tooManyFiles', 'fileNotYours', 'documentDateInvalid', 'documentTooOld'],
});
