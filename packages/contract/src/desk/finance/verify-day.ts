import { z } from 'zod';
import { call } from '../../call.ts';
import { day } from '../../scalars.ts';

export const verifyDay = call({
  path: '/operator/finance/verify',
  access: 'operator',
  permission: 'books.verify',
  summary:
    'Recomputes the totals and the hash of a finished day from its postings and reports differences. Countries are left out, since players move.',
  input: z.object({ day: day() }),
  output: z.object({
    day: z.iso.date(),
    postings: z.int().describe('As they are now'),
    hash: z.string().describe('As it was kept'),
    hashHolds: z.boolean().describe('The sums, and the hash of the day before, still make this hash'),
    differing: z.int().describe('Totals that differ from the postings, and missing ones'),
    differingHours: z
      .int()
      .nullable()
      .describe('The same of the sums by hour and of the first bets and deposits; null: no longer kept (15 days)'),
  }),
  errors: ['noSuchThing'],
});
