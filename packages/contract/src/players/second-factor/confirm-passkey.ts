import { z } from 'zod';
import { call } from '../../call.ts';
import { secret, text } from '../../scalars.ts';
import { recoveryCodes } from './recovery-codes.ts';

export const confirmPasskey = call({
  path: '/sys/member/factor/passkey/confirm',
  summary: 'Keeps the passkey that the browser made.',
  input: z.object({
    name: text(40).describe("The member's own name for it"),
    passkey: secret(16_000).describe('RegistrationResponseJSON of WebAuthn, as JSON text'),
  }),
  output: z.object({ recoveryCodes }),
  errors: ['missingField', 'passkeyRefused', 'passkeysFull'],
});
