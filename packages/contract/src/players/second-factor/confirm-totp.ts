import { z } from 'zod';
import { call } from '../../call.ts';
import { text } from '../../scalars.ts';
import { recoveryCodes } from './recovery-codes.ts';

export const confirmTotp = call({
  path: '/sys/member/factor/totp/confirm',
  limit: 'guesses',
  summary: 'Activates the authenticator app with one of its codes.',
  input: z.object({ code: text(16).describe('Six digits') }),
  output: z.object({ recoveryCodes }),
  errors: ['secondFactorWrong', 'secondFactorExpired', 'secondFactorLocked'],
});
