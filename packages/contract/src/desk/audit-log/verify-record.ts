import { z } from 'zod';
import { call } from '../../call.ts';
import { whole } from '../../scalars.ts';

export const recordRules = [
  'entryMissing',
  'eventMissing',
  'eventChanged',
  'chainBroken',
  'tileWrong',
  'headNotSigned',
  'headWrong',
  'headBeyondEnd',
  'eventNotPlaced',
] as const;
export type RecordRule = (typeof recordRules)[number];

const mark = {
  position: whole(0, Number.MAX_SAFE_INTEGER).default(0),
  eventId: whole(0, Number.MAX_SAFE_INTEGER).default(0),
};

export const verifyRecord = call({
  path: '/operator/record/verify',
  access: 'operator',
  permission: 'books.verify',
  summary: 'Recomputes leaves, chain, tree and heads of a part of the audit log from its entries and compares them.',
  input: z.object(mark).describe('The `next` of the part before; left out: the beginning'),
  output: z.object({
    entries: z.int().describe('Checked in this part'),
    heads: z.int().describe('Checked in this part'),
    next: z.object({ position: z.int(), eventId: z.int() }).nullable().describe('Null when all of it was checked'),
    fault: z
      .object({
        rule: z.enum(recordRules),
        position: z.int().nullable().describe('The entry, or the size of the head'),
        eventId: z.int().nullable(),
      })
      .nullable()
      .describe('The first one; nothing after it was checked'),
  }),
});
