import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';

export const listRecordKeys = call({
  path: '/operator/record/keys',
  access: 'operator',
  permission: 'record.read',
  summary: 'The public key that signs the heads of the audit log, and all earlier ones.',
  input: nothing(),
  output: z.object({
    publicKey: z.string().describe('c2sp.org/signed-note'),
    used: z.array(z.object({ publicKey: z.string(), firstUsedTime: moment() })),
  }),
});
