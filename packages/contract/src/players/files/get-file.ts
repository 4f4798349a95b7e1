import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, whole } from '../../scalars.ts';

/** The one call that is a GET and answers no envelope but the picture itself, or the envelope of an error. */
export const getFile = call({
  path: '/sys/file/get',
  method: 'GET',
  access: 'visitor',
  summary:
    'An uploaded picture, scaled down to fit, for its owner only: with the Authorization header, or with `expires` and `signature` from the address that the upload answered.',
  input: z.object({
    id: id(),
    width: maybe(whole(1, 2000)).describe('Pixels'),
    height: maybe(whole(1, 2000)).describe('Pixels'),
    expires: maybe(whole(0, 99_999_999_999)).describe('Unix seconds'),
    signature: maybe(z.string().regex(/^[A-Za-z0-9_-]{16,128}$/)),
  }),
  output: z.file().describe('image/jpeg or image/png'),
  errors: ['noSuchThing'],
  answersPicture: true,
});
