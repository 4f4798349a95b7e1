import { z } from 'zod';
import { call } from '../../call.ts';

export const uploadFile = call({
  path: '/sys/file/upload',
  summary:
    'Takes one picture: JPEG, PNG or BMP, at most 5 MB. It is decoded and encoded again, so metadata is dropped.',
  input: z.object({}).describe('Multipart with one file in the field `file`'),
  output: z.object({
    id: z.int(),
    url: z.string().describe('Shows the picture without the Authorization header, for a short time'),
  }),
  errors: ['missingField', 'fileTooLarge', 'fileTypeRefused', 'fileDamaged', 'tooManyPixels', 'tooManyFiles'],
  upload: true,
});
