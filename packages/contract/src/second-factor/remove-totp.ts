import { z } from 'zod';
import { call } from '../call.ts';
import { done, secret } from '../scalars.ts';

export const removeTotp = call({
  path: '/sys/member/factor/totp/remove',
  limit: 'guesses',
  summary: 'Switches the authenticator app off. With the last second factor the recovery codes go as well.',
  input: z.object({ password: secret().describe('The present one') }),
  output: done(),
  errors: ['oldPasswordWrong', 'loginLocked', 'noSuchThing'],
});
