import { z } from 'zod';
import { call } from '../../call.ts';
import { done, secret } from '../../scalars.ts';

export const removeTotp = call({
  path: '/sys/member/factor/totp/remove',
  limit: 'guesses',
  summary: 'Removes the authenticator app. The recovery codes are removed with the last second factor.',
  input: z.object({ password: secret().describe('The present one') }),
  output: done(),
  errors: ['oldPasswordWrong', 'loginLocked', 'noSuchThing'],
});
