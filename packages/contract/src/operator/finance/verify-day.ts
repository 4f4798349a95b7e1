import { z } from 'zod';
import { call } from '../../call.ts';
import { day } from '../../scalars.ts';

export const verifyDay = call({
  path: '/operator/finance/verify',
  access: 'operator',
  permission: 'books.verify',
  summary:
    'Sums a finished day up again from its postings, works its hash out again, and says what differs. It reads every posting of the day. Countries are left out, since members move.',
  input: z.object({ day: day() }),
  output: z.object({
    day: z.iso.date(),
    postings: z.int().describe('As they are now'),
    hash: z.string().describe('As it was kept'),
    hashHolds: z.boolean().describe('The sums, and the hash of the day before, still make this hash'),
    differing: z.int().describe('Sums that the postings do not come to, and those that are missing'),
  }),
  errors: ['noSuchThing'],
});
