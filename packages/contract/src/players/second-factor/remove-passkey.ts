import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, secret } from '../../scalars.ts';

export const removePasskey = call({
  path: '/sys/member/factor/passkey/remove',
  limit: 'guesses',
  summary: 'Removes a passkey. The recovery codes are removed with the last second factor.',
  input: z.object({ id: id(), password: secret().describe('The present one') }),
  output: done(),
  errors: ['oldPasswordWrong', 'loginLocked', 'noSuchThing'],
});
