import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, secret } from '../scalars.ts';

export const removePasskey = call({
  path: '/sys/member/factor/passkey/remove',
  limit: 'guesses',
  summary: 'Takes a passkey away. With the last second factor the recovery codes go as well.',
  input: z.object({ id: id(), password: secret().describe('The present one') }),
  output: done(),
  errors: ['oldPasswordWrong', 'loginLocked', 'noSuchThing'],
});
