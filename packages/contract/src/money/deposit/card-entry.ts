import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const cardEntry = call({
  path: '/sys/deposit/creditcard/entry',
  summary: 'How a card is entered: test numbers in the form itself, or encrypted fields of the provider.',
  input: nothing(),
  output: z.object({
    kind: z.enum(['form', 'fields']),
    clientKey: z.string().nullable().describe("Opens the provider's fields; public. Null for the form"),
  }),
});
