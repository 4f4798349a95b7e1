import { z } from 'zod';
import { call } from '../call.ts';
import { id, maybe } from '../scalars.ts';

export const verifyBooks = call({
  path: '/operator/books/verify',
  access: 'operator',
  permission: 'books.verify',
  summary: "Checks every book and every chain of postings again, or one member's, and says exactly what is wrong.",
  input: z.object({ memberId: maybe(id()) }),
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
  errors: ['noSuchThing'],
});
