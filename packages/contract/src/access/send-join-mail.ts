import { z } from 'zod';
import { call } from '../call.ts';
import { done, id } from '../scalars.ts';

export const sendJoinMail = call({
  path: '/sys/member/mail/join/send',
  access: 'visitor',
  summary:
    'Sends the activation mail again, to the address the member joined with. Answers the same for an id that does not exist.',
  input: z.object({ id: id().describe("The member's id, from the confirmation of joining") }),
  output: done(),
  errors: ['tooManyRequests'],
});
