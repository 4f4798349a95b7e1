import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { day, id, moment, text } from '../../scalars.ts';
import { reconciliationKinds } from '../reconciliation/reconciliation.ts';

export const differenceStates = ['open', 'explained', 'corrected'] as const;
export type DifferenceState = (typeof differenceStates)[number];

export const difference = z.object({
  id: z.int(),
  day: z.iso.date(),
  part: z.string(),
  kind: z.enum(reconciliationKinds),
  subject: z.string(),
  ours: z.string().nullable(),
  theirs: z.string().nullable(),
  standing: z.boolean().describe('Whether the last comparison of the day still found it'),
  state: z.enum(differenceStates),
  reason: z.string().nullable(),
  correctedBy: z.string().nullable().describe('What corrected it: an audit entry, a posting, an order'),
  decidedBy: z.string().nullable(),
  decidedAt: moment().nullable(),
  foundAt: moment(),
  version: z.int(),
});
export type Difference = z.infer<typeof difference>;

export const listDifferences = call({
  path: '/operator/finance/differences',
  access: 'operator',
  permission: 'reconciliation.read',
  summary: 'Reconciliation differences, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      state: { schema: z.enum(differenceStates), operators: ['EQ', 'IN'] },
      kind: { schema: z.enum(reconciliationKinds), operators: ['EQ', 'IN'] },
      part: { schema: text(120), operators: ['EQ', 'IN'] },
      day: { schema: day(), operators: ['EQ', 'GTE', 'LTE'] },
    },
    sort: ['day'],
  }),
  output: deskPageOf(difference),
});

export const resolveDifference = call({
  path: '/operator/finance/resolve',
  access: 'operator',
  permission: 'reconciliation.run',
  summary: 'Explains or resolves a difference, or opens it again. Nothing is posted.',
  input: z.object({
    id: id(),
    version: id().describe('Of the row that was shown; refused when it has changed'),
    state: z.enum(differenceStates),
    reason: text(500).refine((said) => said.length >= 3, 'too short'),
    correctedBy: text(120).optional().describe('With corrected: what put it right'),
  }),
  output: difference,
  errors: ['noSuchThing', 'contentChanged', 'wrongState', 'invalidField'],
});

export const explainDifferences = call({
  path: '/operator/finance/explainMany',
  access: 'operator',
  permission: 'reconciliation.run',
  summary: 'Explains many differences with one reason, each as it was shown. Every one has its own outcome.',
  input: z.object({
    rows: z
      .array(z.object({ id: id(), version: id() }))
      .min(1)
      .max(200),
    reason: text(500).refine((said) => said.length >= 3, 'too short'),
  }),
  output: z.object({
    outcomes: z
      .array(
        z.object({
          id: z.int(),
          error: z.int().describe('0: done; otherwise the code of the error'),
          message: z.string(),
        }),
      )
      .describe('In the order that was sent'),
  }),
});
