import { z } from 'zod';
import { call } from '../../call.ts';
import { done, secret } from '../../scalars.ts';

export const activate = call({
  path: '/sys/auth/activate',
  limit: 'guesses',
  access: 'visitor',
  summary: 'Confirms the email address with the token of the activation mail.',
  input: z.object({ token: secret(128) }),
  output: done(),
  errors: ['linkExpired', 'alreadyActivated'],
});
