import { z } from 'zod';
import { call } from '../call.ts';
import { ticket } from './verification-picture.ts';

export const verificationQuestion = call({
  path: '/sys/member/verifyCode/question',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Answers a question in words that belongs to a ticket, for people who cannot see the picture; its answer is sent as `verifyCode`. Twelve an hour for one connection.',
  input: z.object({ ticket: ticket().describe('As for the picture') }),
  output: z.string().describe('The question, in the language of X-FE-LANG'),
  errors: ['tooManyRequests'],
});
