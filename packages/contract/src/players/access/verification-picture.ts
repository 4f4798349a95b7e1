import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, text } from '../../scalars.ts';

export const ticket = () => z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

/** Sent along only after `verificationRequired` was answered: the ticket, and what its picture shows. */
export const pictureAnswer = {
  ticket: maybe(ticket()).describe('The ticket whose picture was shown'),
  verifyCode: maybe(text(20)).describe('The characters in the picture, or the answer to the question'),
};

export const verificationPicture = call({
  path: '/sys/member/verifyCode/image',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'The verification picture of a ticket. It is required after several registrations or failures from one address.',
  input: z.object({
    ticket: ticket().describe('Made up by the client, 8 to 64 characters; good for 5 minutes and one try'),
  }),
  output: z.string().startsWith('data:image/').describe('The picture, as a data: address'),
  errors: ['tooManyRequests'],
});
