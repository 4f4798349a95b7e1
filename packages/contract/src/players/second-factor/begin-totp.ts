import { z } from 'zod';
import { call } from '../../call.ts';
import { secret } from '../../scalars.ts';

export const beginTotp = call({
  path: '/sys/member/factor/totp/begin',
  limit: 'guesses',
  summary:
    'Creates a secret for an authenticator app (RFC 6238: SHA-1, 6 digits, 30 s). It is active only after one of its codes was confirmed, within 15 minutes.',
  input: z.object({ password: secret().describe('The present one') }),
  output: z.object({
    secret: z.string().describe('Base32, for typing in'),
    uri: z.string().startsWith('otpauth://').describe('For the QR code, which the client draws itself'),
  }),
  errors: ['oldPasswordWrong', 'loginLocked', 'conflict'],
});
