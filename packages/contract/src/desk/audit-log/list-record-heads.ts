import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, whole } from '../../scalars.ts';

const recordHead = z.object({
  size: z.int().describe('Entries that it covers'),
  root: z.string().describe('The root of their tree (RFC 6962), in base64'),
  note: z.string().describe('The signed head (c2sp.org/tlog-checkpoint)'),
  publicKey: z.string(),
  sealedTime: moment(),
  deliveries: z.array(
    z.object({
      target: z.string().describe('An email address, a file or a web address'),
      tries: z.int(),
      sentTime: moment().nullable(),
      givenUpTime: moment().nullable(),
      problem: z.string().nullable().describe('Why the last try failed'),
    }),
  ),
});
export type RecordHead = z.infer<typeof recordHead>;

export const listRecordHeads = call({
  path: '/operator/record/heads',
  access: 'operator',
  permission: 'record.read',
  summary: 'The signed heads of the audit log, newest first, and where each was published.',
  input: z.object({
    before: maybe(id()).describe('The `next` of the page before'),
    limit: whole(1, 300).default(50),
  }),
  output: z.object({
    content: z.array(recordHead),
    next: z.int().nullable().describe('What to send as `before` for the next page; null at the end'),
  }),
});
