import { z } from 'zod';
import { call } from '../../call.ts';
import { done, text } from '../../scalars.ts';

export const queryTopics = [
  'deposit',
  'withdraw',
  'bonus',
  'closing',
  'security',
  'verification',
  'technical',
] as const;

export const sendContact = call({
  path: '/sys/contact/send',
  access: 'visitor',
  summary: 'Sends the contact form to the support team.',
  input: z.object({
    name: text(100),
    username: text(100),
    email: text(254),
    phone: text(30),
    queryCategory: z.enum(queryTopics),
    message: text(4000),
  }),
  output: done(),
  errors: ['missingField', 'emailInvalid', 'mobileInvalid', 'tooManyRequests'],
});
