import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, text } from '../../scalars.ts';

export const makeEvidence = call({
  path: '/operator/dispute/makeEvidence',
  access: 'operator',
  permission: 'disputes.edit',
  summary:
    'Makes the evidence for a dispute as one PDF: account and verification, the payment, sessions, rounds, earlier payments, messages. Stored unchanged under its hash.',
  input: z.object({
    id: id(),
    statement: text(4000)
      .refine((said) => said.length >= 3, 'too short')
      .describe('The statement of the casino'),
    noteIds: z.array(id()).max(50).default([]).describe('Notes about the dispute that go along'),
  }),
  output: z.object({
    hash: z.string().describe('SHA-256 of the file in hex'),
    madeFrom: z.string().describe('SHA-256 in hex over the facts in it'),
    time: moment(),
    bytes: z.int(),
  }),
  errors: ['noSuchThing', 'ownAffair', 'wrongState'],
});

export const getEvidence = call({
  path: '/operator/dispute/evidenceFile',
  access: 'operator',
  permission: 'disputes.edit',
  summary: 'The file of evidence, as it was written. That it was fetched is recorded.',
  input: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({ name: z.string(), hash: z.string(), base64: z.string().describe('The PDF') }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
