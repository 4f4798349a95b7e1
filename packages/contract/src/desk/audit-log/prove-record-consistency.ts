import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe } from '../../scalars.ts';

export const proveRecordConsistency = call({
  path: '/operator/record/consistency',
  access: 'operator',
  permission: 'record.read',
  summary: 'The proof that a later head extends an earlier one without changing it.',
  input: z.object({
    size: id().describe('Size of the earlier head, which need not be stored here'),
    later: maybe(id()).describe('Entries of the later head; left out: the newest'),
  }),
  output: z.object({
    earlier: z.string().nullable().describe('The head of that size, where there is one'),
    later: z.string().describe('The later head'),
    hashes: z.array(z.string()).describe('As RFC 6962, 2.1.2 lists them, in base64'),
  }),
  errors: ['noSuchThing'],
});
