import { z } from 'zod';
import { currency, day } from '../../scalars.ts';

/** An exact amount in the major unit of its currency: sums of a casino pass what a number of JSON holds. */
export const exact = () =>
  z
    .string()
    .regex(/^-?\d+(\.\d+)?$/)
    .describe('Decimal text, exact, may be below zero');

/** How the figures that are not sums of one kind of posting are made. Each answer carries them, so that a page prints them. */
export const formulas = {
  ggr: 'stakes − rollbacks − wins',
  ngr: 'GGR − granted + forfeited',
  bonusCost: 'granted − forfeited',
  ngrAfterCosts: 'NGR − provider fees − gaming tax − payment costs',
  liabilities: 'cash + bonus + held = opening + deposits − paid out − NGR − fees − corrections',
} as const;

export const formulasShape = z.object({
  ggr: z.string(),
  ngr: z.string(),
  bonusCost: z.string(),
  ngrAfterCosts: z.string(),
  liabilities: z.string(),
});

/** Sums of postings of one currency. Reversals are taken off the line of what they took back. */
export const moneyLines = z.object({
  postings: z.int().describe('How many postings these sums are of'),
  bets: z.int().default(0).describe('How many of them are stakes, those that were returned included'),
  deposits: exact().describe('Credited, less reversals'),
  cashOutsAsked: exact().describe('Moved from cash to held'),
  cashOutsBack: exact().describe('Moved from held back to cash'),
  paidOut: exact(),
  stakes: exact(),
  rollbacks: exact().describe('Stakes that were returned'),
  wins: exact().describe('Less reversals'),
  ggr: exact(),
  freeStakes: exact()
    .default('0')
    .describe('Stakes of free rounds, which the casino paid itself, less those returned; not in stakes or GGR'),
  freeWins: exact()
    .default('0')
    .describe('What free rounds won, before the maximum of each grant; what was credited of it is in granted'),
  supplierPrizes: exact()
    .default('0')
    .describe('Of granted: what vendors had paid in promotions of their own, to be settled with them, less reversals'),
  granted: exact().describe('Bonuses, gifts, cashback and rewards, less reversals'),
  forfeited: exact().describe('Bonuses that ended unmet, and what was won with them'),
  ngr: exact(),
  fees: exact(),
  corrections: exact().describe('Reversals of anything else; 0 where there is none'),
});
export type MoneyLines = z.infer<typeof moneyLines>;

export const liabilities = z.object({ cash: exact(), bonus: exact(), held: exact(), all: exact() });

/** Days of UTC, both included. */
export const period = () => ({ from: day(), to: day().describe('The last day, included') });

/** What an answer is of, and what anyone can hold it to. */
export const provenance = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  asOf: z.iso.datetime().describe('Everything posted before it is in'),
  finished: z.boolean().describe('All days are over and their sums can never change'),
  closed: z.boolean().describe('These days are closed'),
  madeFrom: z
    .string()
    .describe(
      'SHA-256 in hex over the hashes of the days, each over its sums; of a day that is not over, over its sums so far',
    ),
});

export const breakdownDimensions = ['type', 'game', 'vendor', 'method', 'country', 'cohort'] as const;
export type BreakdownDimension = (typeof breakdownDimensions)[number];
export const byDimension = () => z.enum(breakdownDimensions);
export const maybeCurrency = () => currency().optional();
