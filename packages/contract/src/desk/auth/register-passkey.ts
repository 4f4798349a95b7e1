import { z } from 'zod';
import { call } from '../../call.ts';
import { secret, text } from '../../scalars.ts';
import { staffSelf } from '../staff/staff-member.ts';
import { oneTimeToken } from './one-time-token.ts';
import { ownNames } from './own-names.ts';

export const passkeyRegisterOptions = call({
  path: '/operator/auth/passkey/registerOptions',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'Options for creating a passkey. The challenge works once, for 5 minutes.',
  input: z.object({ token: oneTimeToken(), name: ownNames.name }),
  output: z.object({
    options: z.record(z.string(), z.unknown()).describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn'),
  }),
  errors: ['linkExpired', 'missingField', 'unavailable'],
});

export const registerPasskey = call({
  path: '/operator/auth/passkey/register',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'Stores the passkey that the browser created, uses the link up and signs in.',
  input: z.object({
    token: oneTimeToken(),
    ...ownNames,
    label: text(40).describe("The owner's name of the passkey"),
    passkey: secret(16_000).describe('RegistrationResponseJSON of WebAuthn, as JSON text'),
  }),
  output: staffSelf,
  errors: ['linkExpired', 'missingField', 'usernameTaken', 'passkeyRefused'],
});
