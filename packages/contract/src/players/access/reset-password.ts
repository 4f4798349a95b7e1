import { z } from 'zod';
import { call } from '../../call.ts';
import { done, secret } from '../../scalars.ts';

export const resetPassword = call({
  path: '/sys/auth/password/reset',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Sets a new password with the token of the mailed link, which works once, and ends every session of the member.',
  input: z.object({ token: secret(128), password: secret(), repassword: secret() }),
  output: done(),
  errors: ['missingField', 'passwordWeak', 'passwordsDiffer', 'linkExpired'],
});
