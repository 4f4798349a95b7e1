import { z } from 'zod';
import { call } from '../call.ts';
import { secret } from '../scalars.ts';
import { recoveryCodes } from './recovery-codes.ts';

export const renewRecoveryCodes = call({
  path: '/sys/member/factor/recovery/renew',
  limit: 'guesses',
  summary: 'Draws ten new recovery codes; the former ones are worth nothing from then on.',
  input: z.object({ password: secret().describe('The present one') }),
  output: z.object({ recoveryCodes }),
  errors: ['oldPasswordWrong', 'loginLocked', 'noSuchThing'],
});
