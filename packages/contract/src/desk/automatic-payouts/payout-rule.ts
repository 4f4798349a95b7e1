import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';
import { ownInstruments, payoutChecks, payoutReviews, payoutRuleStates } from './payout-words.ts';

const typedAmount = () => z.string().max(40).describe('Decimal text in major units of the currency');
const hours = () => z.int().min(0).max(17_520);

/** Below these a cash-out is approved automatically. Counts and sums include the cash-out itself. */
export const payoutRuleParameters = z.strictObject({
  amountMost: typedAmount().describe('Of one cash-out'),
  dayAmountMost: typedAmount().describe('Of one player within 24 hours'),
  dayCountMost: z.int().min(1).max(100),
  weekAmountMost: typedAmount().describe('Of one player within 7 times 24 hours'),
  weekCountMost: z.int().min(1).max(500),
  instrument: z.enum(ownInstruments),
  accountHours: hours().describe('So long ago the account was opened, at least'),
  changeHours: hours().describe(
    'So long ago a password, second factor, way to log in or personal data was changed last',
  ),
  samplePercent: z.int().min(0).max(100).describe('So many of 100 automatic approvals are drawn for a review'),
});
export type PayoutRuleParameters = z.output<typeof payoutRuleParameters>;

/** What a version would have done with the cash-outs of a stretch of the past. */
export const payoutTrialResult = z.object({
  cashOuts: z.int(),
  amount: amount(),
  more: z.boolean().describe('There are more than one trial takes, 5,000; the figures are of the latest'),
  automatic: z.int().describe('How many would have been approved automatically'),
  automaticAmount: amount(),
  refused: z.int().describe('How many of these operators rejected'),
  refusedAmount: amount(),
  disputed: z.int().describe('After how many of these the player disputed a deposit'),
  disputedAmount: amount(),
  failed: z.array(z.object({ check: z.enum(payoutChecks), count: z.int() })).describe('By check, the most first'),
});
export type PayoutTrialResult = z.output<typeof payoutTrialResult>;

export const payoutTrial = payoutTrialResult.extend({
  time: moment(),
  by: z.string(),
  from: moment(),
  until: moment(),
});
export type PayoutTrial = z.output<typeof payoutTrial>;

export const payoutRule = z.object({
  currency: currency(),
  version: z.int().describe('From 1; what is saved is another version, and none is ever changed'),
  parameters: payoutRuleParameters,
  state: z.enum(payoutRuleStates).describe('Of this version'),
  runs: z.int().nullable().describe('The version that is on by now; null: none'),
  contentHash: z.string().describe('SHA-256 in hex over currency and parameters'),
  savedBy: z.string(),
  savedTime: moment(),
  reason: z.string(),
  approval: z.int().nullable().describe('The approval by which it waits for a second person'),
  trial: payoutTrial.nullable().describe('The latest of this version; without one it cannot be switched on'),
});
export type PayoutRule = z.output<typeof payoutRule>;

/** What the rules decided about a cash-out. */
export const payoutJudgement = z.object({
  approved: z.boolean(),
  ruleVersion: z.int(),
  time: moment(),
  checks: z.array(
    z.object({
      check: z.enum(payoutChecks),
      passed: z.boolean(),
      value: z.string().nullable().describe('What was found: an amount in major units, a count, hours, or a word'),
      limit: z.string().nullable().describe('What the rule allows, in the same unit'),
    }),
  ),
  review: z.enum(payoutReviews).nullable().describe('null: it was not drawn for a review'),
  reviewedBy: z.string().nullable(),
  reviewReason: z.string().nullable(),
});
export type PayoutJudgement = z.output<typeof payoutJudgement>;
