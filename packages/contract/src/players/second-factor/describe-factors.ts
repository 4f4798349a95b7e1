import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';

export const describeFactors = call({
  path: '/sys/member/factor/get',
  summary: 'The second factors of the account, without secrets.',
  input: nothing(),
  output: z.object({
    totp: z.object({ since: moment() }).nullable().describe('The authenticator app; null while it is off'),
    passkeys: z.array(
      z.object({ id: z.int(), name: z.string(), createTime: moment(), lastUsedTime: moment().nullable() }),
    ),
    takesPasskeys: z.boolean().describe('False where the site has an address that browsers make no passkeys for'),
    recoveryCodesLeft: z.int().describe('Of ten; each works once in place of the second factor'),
  }),
});
