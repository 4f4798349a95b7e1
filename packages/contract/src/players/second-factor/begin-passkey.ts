import { z } from 'zod';
import { call } from '../../call.ts';
import { secret } from '../../scalars.ts';

export const beginPasskey = call({
  path: '/sys/member/factor/passkey/begin',
  limit: 'guesses',
  summary: 'Asks the browser for a new passkey. The challenge in the options works once, for 5 minutes.',
  input: z.object({ password: secret().describe('The present one') }),
  output: z.object({
    options: z.record(z.string(), z.unknown()).describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn'),
  }),
  errors: ['oldPasswordWrong', 'loginLocked', 'passkeysFull', 'unavailable'],
});
