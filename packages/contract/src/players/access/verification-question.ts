import { z } from 'zod';
import { call } from '../../call.ts';
import { ticket } from './verification-picture.ts';

export const verificationQuestion = call({
  path: '/sys/member/verifyCode/question',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'A text question of a ticket, for people who cannot see the picture; the answer is sent as `verifyCode`. At most twelve an hour for one connection.',
  input: z.object({ ticket: ticket().describe('As for the picture') }),
  output: z.string().describe('The question, in the language of X-FE-LANG'),
  errors: ['tooManyRequests'],
});
