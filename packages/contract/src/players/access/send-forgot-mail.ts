import { z } from 'zod';
import { call } from '../../call.ts';
import { done, text } from '../../scalars.ts';

export const sendForgotMail = call({
  path: '/sys/member/mail/forgot/send',
  limit: 'guesses',
  access: 'visitor',
  summary: 'Mails a link for setting a new password. Answers the same whether or not the member exists.',
  input: z.object({ usernameOrEmail: text(254) }),
  output: done(),
  errors: ['missingField', 'tooManyRequests'],
});
