import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, id, moment, whole } from '../../scalars.ts';

export const bookPage = call({
  path: '/operator/member/bookPage',
  access: 'operator',
  permission: 'members.read',
  summary:
    "A player's postings page by page, newest first, each with its proof: SHA-256 over the previous hash and the given text.",
  input: z.object({
    memberId: id(),
    before: id().optional().describe('Number of a posting: those before it'),
    limit: whole(1, 100).default(50),
  }),
  output: z.object({
    currency: currency(),
    cash: amount(),
    bonus: amount(),
    held: amount(),
    postings: z.int(),
    genesis: z.string().describe('The text whose SHA-256 is the previous hash of the first posting'),
    head: z.string().describe('The hash of the last posting, as the book has it'),
    rows: z.array(
      z.object({
        seq: z.int(),
        createTime: moment(),
        type: z.string(),
        debit: z.string(),
        credit: z.string(),
        amount: amount(),
        bonusPart: amount(),
        cashAfter: amount(),
        bonusAfter: amount(),
        heldAfter: amount(),
        source: z.string(),
        externalId: z.string(),
        reference: z.string().nullable(),
        gameCode: z.string().nullable(),
        gameName: z.string().nullable().describe('null: no game, or it is no longer in the catalogue'),
        roundId: z.string().nullable(),
        note: z.string().nullable(),
        previousHash: z.string(),
        hash: z.string(),
        hashed: z.string().describe('hash = SHA-256(previousHash as bytes ‖ this text in UTF-8)'),
        holds: z
          .boolean()
          .describe('Whether the server recomputed the same hash, and the previous posting has previousHash'),
      }),
    ),
    next: z.int().nullable(),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
