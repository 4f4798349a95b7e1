import { z } from 'zod';
import { call } from '../../call.ts';
import { done, fileIds, maybe, text } from '../../scalars.ts';

export const updateDocuments = call({
  path: '/sys/member/documents/update',
  summary:
    'Submits documents for review (1 to 7 business days). A kind that is left out is unchanged; different files start a new review.',
  input: z.object({
    idcardProofId: maybe(fileIds()),
    idcardHoldProofId: maybe(fileIds()),
    addressProofId: maybe(fileIds()),
    paymentProofId: maybe(fileIds()),
    addressProofDate: maybe(text(10)).describe(
      'YYYY-MM-DD, as printed on the address document: within the last 3 months. Left out: set at the review',
    ),
  }),
  output: done(),
  errors: ['tooManyFiles', 'fileNotYours', 'documentDateInvalid', 'documentTooOld'],
});
