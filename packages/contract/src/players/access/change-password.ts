import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, secret } from '../../scalars.ts';

export const changePassword = call({
  path: '/sys/member/password/change',
  limit: 'guesses',
  summary: "Changes the member's password and ends every other session.",
  input: z.object({
    id: id().describe("The member's own"),
    oldPassword: secret(),
    password: secret().describe('At least 8 characters'),
    repassword: secret(),
  }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'oldPasswordWrong', 'passwordWeak', 'passwordsDiffer', 'loginLocked'],
});
