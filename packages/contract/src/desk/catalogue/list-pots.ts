import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, moment, nothing } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

const sharedPot = z.object({
  code: z.string(),
  games: z.array(z.string()).describe('Their codes'),
  currency: currency(),
  fun: z.boolean().describe('Play money, not owed to players'),
  start: exact().describe('Starting amount of the jackpot'),
  most: exact().describe('Maximum paid at once'),
  amount: exact().describe('Amount paid if it is won now'),
  paidIn: exact().describe('Since it exists, in whole minor units'),
  rounds: z.int().describe('That paid in'),
  wins: z.int().describe('How often it was won'),
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
    'Shared jackpots as their vendors report them; vendors without this call are left out. The amounts are not in our books. A vendor is asked at most every 10 seconds.',
  input: nothing(),
  output: z.array(
    z.object({
      vendor: z.string(),
      vendorName: z.string(),
      asked: z.enum(['answered', 'noAnswer']).describe('noAnswer: unreachable, or its answer is invalid'),
      askedTime: moment().describe("Time of the vendor's answer"),
      pots: z.array(sharedPot).describe('Empty without an answer: earlier figures are not repeated'),
    }),
  ),
});
