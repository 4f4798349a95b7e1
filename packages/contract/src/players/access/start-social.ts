import { z } from 'zod';
import { call } from '../../call.ts';
import { browserKey, socialProvider } from './social-providers.ts';

export const startSocial = call({
  path: '/sys/auth/social/start',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Begins a log-in through Facebook or Google and answers the address to go to. From there the player comes back to `/#/login/social?proof=…`, or `?failed=…`.',
  input: z.object({ provider: socialProvider(), browser: browserKey() }),
  output: z.object({ url: z.url().describe('The page of the provider') }),
  errors: ['socialUnavailable', 'restrictedCountry'],
});
