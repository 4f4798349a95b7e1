import { z } from 'zod';
import { call } from '../call.ts';
import { id, maybe } from '../scalars.ts';

export const getRecordEntry = call({
  path: '/operator/record/entry',
  access: 'operator',
  permission: 'record.read',
  summary: 'The proof that an act stands in the record, to be checked by anyone with nothing but the public key.',
  input: z.object({
    id: id().describe('The act'),
    size: maybe(id()).describe('Of the head to prove it under; left out: the newest'),
  }),
  output: z.object({
    position: z.int().nullable().describe('Null until it has its place, for about a second'),
    proof: z
      .object({
        format: z.literal('fairhouse-record-proof/1'),
        entry: z.string().describe('What was done, as JSON, byte for byte as it was hashed'),
        index: z.int(),
        hashes: z.array(z.string()).describe('What stands beside the way to the root (RFC 6962, 2.1.1), in base64'),
        head: z.string().describe('The signed head (c2sp.org/tlog-checkpoint)'),
      })
      .nullable()
      .describe('Null until a head covers it, for about a minute'),
    isErased: z
      .boolean()
      .describe(
        'Personal data was taken out of it (docs/decisions/170): its place is proved by the record, its words by nobody',
      ),
    publicKey: z.string().nullable().describe('That has signed the head (c2sp.org/signed-note)'),
  }),
  errors: ['noSuchThing', 'invalidField'],
});
