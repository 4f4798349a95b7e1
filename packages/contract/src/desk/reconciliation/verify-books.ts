import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, text } from '../../scalars.ts';

export const verifyBooks = call({
  path: '/operator/books/verify',
  access: 'operator',
  permission: 'books.verify',
  summary:
    "Verifies all books and hash chains of postings, or one player's, and reports every fault. Who ran it and its result are kept in the audit log.",
  input: z.object({
    memberId: maybe(id()),
    reason: maybe(text(300)).describe("For the record; not empty where it is one member's book"),
  }),
  output: z.object({
    books: z.int().describe('Checked'),
    postings: z.int().describe('Checked'),
    faultCount: z.int(),
    faults: z
      .array(
        z.object({
          memberId: z.int(),
          seq: z.int().nullable().describe('The posting; null when the book itself is wrong'),
          rule: z.string(),
          detail: z.string(),
        }),
      )
      .max(1000)
      .describe('The first thousand'),
  }),
  errors: ['noSuchThing', 'missingField'],
});
