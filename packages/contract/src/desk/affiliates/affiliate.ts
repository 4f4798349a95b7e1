import { z } from 'zod';
import { currency, day, moment } from '../../scalars.ts';
import { personal } from '../personal.ts';
import { affiliatePlanDefinition } from './affiliate-plan.ts';
import {
  affiliatePostbackKinds,
  affiliatePostbackStates,
  affiliateSignals,
  affiliateStatementStates,
  affiliateStates,
} from './affiliate-words.ts';

const count = () => z.int().min(0);
/** Exact text in major units; negative where it is taken off. */
const exact = () => z.string().regex(/^-?\d+(\.\d+)?$/);

export const affiliateFigures = z.object({
  clicks: count(),
  registrations: count(),
  firstDeposits: count(),
  qualified: count().describe('Players who met the conditions of a CPA'),
});

export const affiliateLink = z.object({
  id: z.int(),
  code: z.string(),
  label: z.string(),
  isActive: z.boolean(),
  url: z.string(),
  figures: affiliateFigures,
});
export type AffiliateLink = z.output<typeof affiliateLink>;

export const affiliateSummary = z.object({
  id: z.int(),
  company: z.string(),
  countryCode: z.string(),
  currency: currency(),
  state: z.enum(affiliateStates),
  figures: affiliateFigures,
  makeTime: moment(),
});
export type AffiliateSummary = z.output<typeof affiliateSummary>;

export const affiliateDeal = z.object({
  fromMonth: day(),
  planId: z.int(),
  plan: z.string(),
  planVersion: z.int(),
  by: z.string(),
});

export const affiliateSignal = z.object({
  kind: z.enum(affiliateSignals),
  count: count().describe('Players, or clicks of the day'),
  of: count().describe('Of so many, or clicks of a usual day'),
});

export const affiliatePostbacks = z.object({
  url: z.string(),
  kinds: z.array(z.enum(affiliatePostbackKinds)),
  waiting: count(),
  delivered: count(),
  dead: count(),
});

export const affiliatePostback = z.object({
  id: z.int(),
  kind: z.enum(affiliatePostbackKinds),
  state: z.enum(affiliatePostbackStates),
  makeTime: moment(),
  tries: count(),
  status: z.int().nullable(),
  problem: z.string().nullable(),
  body: z.string(),
});
export type AffiliatePostback = z.output<typeof affiliatePostback>;

export const affiliate = affiliateSummary.extend({
  contact: personal('name', z.string()),
  email: personal('email', z.string()),
  termsVersion: z.string(),
  termsTime: moment().nullable().describe('When the partner accepted the terms; null: not yet'),
  payout: z.object({ method: z.string(), destination: personal('account', z.string()) }).nullable(),
  contentHash: z.string().describe('What a proposal about the partner is bound to'),
  deals: z.array(affiliateDeal).describe('The latest first'),
  links: z.array(affiliateLink),
  signals: z.array(affiliateSignal),
  postbacks: affiliatePostbacks.nullable(),
  book: z
    .object({ earned: exact(), owed: exact(), paying: exact(), paid: exact() })
    .describe('Of statements: earned is owed, being paid, and paid together'),
  userState: z.enum(['none', 'invited', 'active']).describe('Of the sign-in at the partner portal'),
  reason: z.string().nullable().describe('Of the last change of the state'),
});
export type Affiliate = z.output<typeof affiliate>;

export const affiliatePlan = z.object({
  id: z.int(),
  name: z.string(),
  version: z.int(),
  definition: affiliatePlanDefinition,
  contentHash: z.string(),
  saveTime: moment(),
  by: z.string(),
  partners: count().describe('Whose latest deal has this plan'),
});
export type AffiliatePlan = z.output<typeof affiliatePlan>;

/** What one statement is made of; `digest` covers all of it. */
export const affiliateStatementLines = z.object({
  /** Of each day and currency: NGR of the players who count, chargebacks, and the rates that it was converted by. */
  sums: z.array(
    z.object({
      day: z.string(),
      currency: currency(),
      ngr: exact(),
      chargebacks: exact(),
      perUsd: z.string().nullable(),
      ownPerUsd: z.string().nullable(),
      converted: exact(),
    }),
  ),
  ngr: exact().describe("In the partner's currency, chargebacks taken off"),
  firstDeposits: count(),
  percent: z.string(),
  share: exact(),
  qualified: count(),
  cpa: exact(),
  takenBack: count().describe('Players whose CPA was reversed, as their deposit was'),
  cpaBack: exact(),
  capped: exact().describe('What the cap took off'),
  adjustments: exact(),
  carriedIn: exact(),
  total: exact(),
  payable: exact(),
  carriedOut: exact(),
});
export type AffiliateStatementLines = z.output<typeof affiliateStatementLines>;

export const affiliateStatement = z.object({
  id: z.int(),
  affiliateId: z.int(),
  company: z.string(),
  month: day().describe('Its first day'),
  currency: currency(),
  plan: z.string(),
  planVersion: z.int(),
  state: z.enum(affiliateStatementStates),
  lines: affiliateStatementLines,
  digest: z.string(),
  closeTime: moment(),
  dueDay: day().describe('From when on it may be paid'),
  by: z.string().nullable().describe('Who decided last'),
  reason: z.string().nullable(),
  reference: z.string().nullable().describe('Of the payout provider, or of who paid it by hand'),
  approval: z.int().nullable().describe('The approval that waits'),
});
export type AffiliateStatement = z.output<typeof affiliateStatement>;
