import { z } from 'zod';
import { call } from '../call.ts';
import { done, fileIds, maybe } from '../scalars.ts';

export const updateDocuments = call({
  path: '/sys/member/documents/update',
  summary:
    'Hands in documents for review (1 to 7 business days). All four are needed; the address document may be 3 months old.',
  input: z.object({
    idcardProofId: maybe(fileIds()),
    idcardHoldProofId: maybe(fileIds()),
    addressProofId: maybe(fileIds()),
    paymentProofId: maybe(fileIds()),
  }),
  output: done(),
  errors: ['proofsRequired', 'fileNotYours', 'invalidField'],
});
