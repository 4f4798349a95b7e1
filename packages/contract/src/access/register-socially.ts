import { z } from 'zod';
import { call } from '../call.ts';
import { secret, text } from '../scalars.ts';
import { userInfo } from './user-info.ts';

export const registerSocially = call({
  path: '/sys/auth/faceBookRegister',
  access: 'visitor',
  summary: 'Completes a social login with what the provider did not tell: email address, first and last name.',
  input: z.object({
    email: text(254),
    firstName: text(60),
    lastName: text(60),
    ticket: secret(128).describe('Proves the social login; the return page of the provider received it'),
  }),
  output: userInfo,
  errors: ['missingField', 'emailInvalid', 'emailTaken', 'linkExpired', 'restrictedCountry'],
});
