import { z } from 'zod';
import { call } from '../../call.ts';
import { secret } from '../../scalars.ts';
import { recoveryCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = call({
  path: '/sys/member/factor/recovery/renew',
  limit: 'guesses',
  summary: 'Creates ten new recovery codes; the previous ones become invalid.',
  input: z.object({ password: secret().describe('The present one') }),
  output: z.object({ recoveryCodes }),
  errors: ['oldPasswordWrong', 'loginLocked', 'noSuchThing'],
});
