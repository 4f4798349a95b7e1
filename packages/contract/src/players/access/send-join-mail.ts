import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, maybe, secret } from '../../scalars.ts';

export const sendJoinMail = call({
  path: '/sys/member/mail/join/send',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Sends the activation mail again, to the address the member joined with. Answers the same for a member that does not exist.',
  input: z.object({
    id: maybe(id()).describe("The member's id, from the confirmation of joining"),
    token: maybe(secret(128)).describe('In its place: the token of an earlier mail, which may have expired'),
  }),
  output: done(),
  errors: ['missingField', 'tooManyRequests'],
});
