import { z } from 'zod';
import { call } from '../../call.ts';
import { done } from '../../scalars.ts';
import { accountStep, joiningExtras } from './registration.ts';

export const checkRegistration = call({
  path: '/sys/auth/checkRegister1',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Checks the fields of step 1 and an invitation code that is known by then, and answers what is wrong with the first of them that will not do.',
  input: z.object({ ...accountStep, ...joiningExtras }),
  output: done(),
  errors: [
    'missingField',
    'invalidField',
    'emailInvalid',
    'emailTaken',
    'usernameInvalid',
    'usernameTaken',
    'passwordWeak',
    'passwordsDiffer',
    'mobileInvalid',
    'mobileTaken',
    'restrictedCountry',
    'invitationInvalid',
    'verificationRequired',
    'verificationWrong',
  ],
});
