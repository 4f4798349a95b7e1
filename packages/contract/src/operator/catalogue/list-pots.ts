import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, moment, nothing } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

const sharedPot = z.object({
  code: z.string(),
  games: z.array(z.string()).describe('Their codes'),
  currency: currency(),
  fun: z.boolean().describe('Of play money: nobody is owed it'),
  start: exact().describe('With what the house begins each'),
  most: exact().describe('No more is paid at once'),
  amount: exact().describe('What whoever takes it now is paid'),
  paidIn: exact().describe('Since it has been there, to the whole minor unit'),
  rounds: z.int().describe('That paid in'),
  wins: z.int().describe('How often it fell'),
  latest: z
    .array(z.object({ roundId: z.string().describe("The vendor's"), amount: exact(), wonTime: moment() }))
    .describe('The last times, at most 20, the last one first'),
});
export type SharedPot = z.output<typeof sharedPot>;

export const listSharedPots = call({
  path: '/operator/catalogue/pots',
  access: 'operator',
  permission: 'settings.read',
  summary:
    'What vendors say of the pots that games of theirs share; one who answers no such question is left out. Nothing of it stands in the books of the house. A vendor is asked at most every 10 seconds.',
  input: nothing(),
  output: z.array(
    z.object({
      vendor: z.string(),
      vendorName: z.string(),
      asked: z.enum(['answered', 'noAnswer']).describe('noAnswer: it cannot be reached, or says what is none'),
      askedTime: moment().describe('What is told is of this moment'),
      pots: z.array(sharedPot).describe('None without an answer: what was told before is not told again'),
    }),
  ),
});
