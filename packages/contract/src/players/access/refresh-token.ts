import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const refreshToken = call({
  path: '/sys/auth/token/refresh',
  summary: 'Renews the session. The previous token stays valid for 30 s, for calls under way.',
  input: nothing(),
  output: z.object({ token: z.string().describe('To be sent as Authorization from now on') }),
});
