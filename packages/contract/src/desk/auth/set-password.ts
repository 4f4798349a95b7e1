import { z } from 'zod';
import { call } from '../../call.ts';
import { secret, text } from '../../scalars.ts';
import { staffSelf } from '../staff/staff-member.ts';
import { oneTimeToken } from './one-time-token.ts';
import { ownNames } from './own-names.ts';

export const setStaffPassword = call({
  path: '/operator/auth/password/set',
  limit: 'guesses',
  access: 'deskVisitor',
  summary:
    'Sets a password and answers the secret for the authenticator app. Both are active only after the first code was confirmed.',
  input: z.object({ token: oneTimeToken(), name: ownNames.name, password: secret() }),
  output: z.object({
    uri: z.string().describe('otpauth: address, for the QR code'),
    secret: z.string().describe('The same in base32, to be typed'),
  }),
  errors: ['linkExpired', 'missingField', 'passwordWeak'],
});

export const confirmStaffPassword = call({
  path: '/operator/auth/password/confirm',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'Activates password and authenticator app with the first code, uses the link up and signs in.',
  input: z.object({ token: oneTimeToken(), ...ownNames, code: text(10) }),
  output: staffSelf,
  errors: ['linkExpired', 'missingField', 'usernameTaken', 'secondFactorExpired', 'secondFactorWrong'],
});
