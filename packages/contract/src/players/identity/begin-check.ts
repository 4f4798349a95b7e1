import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const beginIdentityCheck = call({
  path: '/sys/identity/begin',
  summary: 'Begins a check of identity and address at the provider, or continues the open one.',
  input: nothing(),
  output: z.object({ url: z.string().describe('Where the member shows documents; good for half an hour') }),
  errors: ['identityProviderSilent', 'identityCheckOver'],
});
