import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';

export const reconciliationKinds = [
  'missingHere',
  'missingThere',
  'otherAmount',
  'open',
  'held',
  'refused',
  'notAnswered',
  'duplicate',
] as const;

/** What one of the others says about a day, beside what our books say. Amounts as decimal text. */
export const reconciliationPart = z.object({
  part: z.string().describe('The counterparty: a provider, a vendor or a chain'),
  checked: z.int().describe('Entries compared'),
  totals: z.array(
    z.object({ what: z.string(), currency: z.enum(currencyCodes), ours: z.string(), theirs: z.string() }),
  ),
  differenceCount: z.int(),
  differences: z
    .array(
      z.object({
        kind: z
          .enum(reconciliationKinds)
          .describe(
            'missingHere: only the counterparty has it; missingThere: only we have it; otherAmount; open: not finished at the counterparty; held, refused: equal except for a win that is held or was refused here; notAnswered: the counterparty did not answer',
          ),
        subject: z.string().describe('What differs: an order, a cash-out, a round'),
        ours: z.string().nullable(),
        theirs: z.string().nullable(),
      }),
    )
    .max(1000)
    .describe('The first thousand'),
});

export const reconciliation = z.object({
  day: z.iso.date().describe('UTC'),
  finishedAt: z.iso.datetime(),
  parts: z.array(reconciliationPart),
});

export type ReconciliationPart = z.infer<typeof reconciliationPart>;
export type ReconciliationDifference = ReconciliationPart['differences'][number];
