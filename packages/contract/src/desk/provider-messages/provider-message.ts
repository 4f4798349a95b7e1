import { z } from 'zod';
import { moment } from '../../scalars.ts';

/** Why an event of a provider counted for nothing. */
export const messageRefusals = ['badSignature', 'stale', 'unreadable', 'unknownPayment'] as const;

/**
 * A request of ours to a provider, or an event of theirs to us, with its answer. Nothing personal stands in it whole: bodies
 * are masked before they are kept, so nothing here is marked.
 */
export const providerMessage = z.object({
  id: z.int(),
  provider: z.string(),
  direction: z.enum(['ours', 'theirs']).describe('Direction: our request, or an event of the provider'),
  at: moment(),
  times: z.int().describe('How often the same message was sent; the last time at `lastAt`'),
  lastAt: moment(),
  method: z.string(),
  host: z.string().nullable().describe('Of the provider; null for what came to us'),
  path: z.string(),
  asked: z.string().describe('The body, masked: as JSON where it was JSON or a form'),
  askedBytes: z.int().describe('As it was sent'),
  status: z.int().nullable().describe('The HTTP status; null where no answer is known'),
  tookMs: z.int().nullable(),
  failure: z.string().nullable().describe('Why no answer came, by the name of the error'),
  answered: z.string().nullable(),
  answeredBytes: z.int().nullable(),
  refused: z.enum(messageRefusals).nullable().describe('Why an event was refused'),
  leftOut: z.int().describe('How many later messages were not kept after this one'),
});
export type ProviderMessage = z.infer<typeof providerMessage>;
