import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe } from '../../scalars.ts';

export const getRecordEntry = call({
  path: '/operator/record/entry',
  access: 'operator',
  permission: 'record.read',
  summary: 'The proof that an entry is in the audit log; anyone can check it with the public key alone.',
  input: z.object({
    id: id().describe('The audit entry'),
    size: maybe(id()).describe('Of the head to prove it under; left out: the newest'),
  }),
  output: z.object({
    position: z.int().nullable().describe('Null until it has its place, for about a second'),
    proof: z
      .object({
        format: z.literal('fairhouse-record-proof/1'),
        entry: z.string().describe('The entry as JSON, byte for byte as it was hashed'),
        index: z.int(),
        hashes: z.array(z.string()).describe('The audit path to the root (RFC 6962, 2.1.1), in base64'),
        head: z.string().describe('The signed head (c2sp.org/tlog-checkpoint)'),
      })
      .nullable()
      .describe('Null until a head covers it, for about a minute'),
    isErased: z
      .boolean()
      .describe(
        'Personal data was erased from it (docs/decisions/170): its position can still be proved, its content cannot',
      ),
    publicKey: z.string().nullable().describe('The key that signed the head (c2sp.org/signed-note)'),
  }),
  errors: ['noSuchThing', 'invalidField'],
});
