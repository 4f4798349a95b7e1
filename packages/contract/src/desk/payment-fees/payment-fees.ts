import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, day, moment, nothing, text } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';
import { declineWords } from '../routing/routing-words.ts';

export const feeKinds = ['deposit', 'cashOut'] as const;
export type FeeKind = (typeof feeKinds)[number];

const name = () => z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const typedAmount = () => z.string().max(40).describe('Decimal text in major units of the currency');

/** What a provider takes of one payment. It is the casino's cost and never taken from the player. */
export const feeTerms = z.strictObject({
  kind: z.enum(feeKinds),
  provider: name(),
  method: z
    .union([z.literal(''), name()])
    .describe("A method; '': every method of the provider without a fee of its own"),
  currency: currency(),
  fixed: typedAmount(),
  percent: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3})?$/)
    .describe('Of the amount, with at most three decimal places'),
  least: typedAmount(),
  most: typedAmount().nullable().describe('null: no limit'),
  validFrom: day().describe('The first day of UTC that it applies to; not before today'),
});
export type FeeTerms = z.output<typeof feeTerms>;

export const feeRule = feeTerms.extend({
  id: z.int(),
  inForce: z.boolean().describe('Whether payments are charged by it now'),
  by: z.string(),
  time: moment(),
  reason: z.string(),
});
export type FeeRule = z.output<typeof feeRule>;

export const listFees = call({
  path: '/operator/fee/list',
  access: 'operator',
  permission: 'deposits.read',
  summary: 'Fees of payment providers: every version with the day from which it applies, the latest first.',
  input: nothing(),
  output: z.object({ rules: z.array(feeRule), providers: z.array(z.string()) }),
});

export const saveFee = call({
  path: '/operator/fee/save',
  access: 'operator',
  permission: 'deposits.decide',
  summary:
    'Adds a version of a fee from a day on. What was settled before keeps the fee that was stored with it; a day that is over never changes.',
  input: feeTerms.extend({ reason: text(500).describe('Not empty') }),
  output: feeRule,
  errors: ['missingField', 'invalidField'],
});

const declines = z.array(z.object({ decline: z.enum(declineWords), count: z.int() }));

export const feeReport = call({
  path: '/operator/fee/report',
  access: 'operator',
  permission: 'deposits.read',
  summary:
    'Payments of some days by provider, method and currency: orders, how they ended, why they were declined, what was paid and what it cost.',
  input: z.object({ from: day(), until: day().describe('The last day; at most 92 days') }),
  output: z.object({
    rows: z.array(
      z.object({
        kind: z.enum(feeKinds),
        provider: z.string(),
        method: z.string(),
        currency: currency(),
        orders: z.int(),
        accepted: z.int(),
        declined: z.int(),
        declines,
        amount: exact().describe('Of the accepted ones'),
        fees: exact(),
        priced: exact().describe('Of the amount, what a fee was stored for'),
        feePercent: z
          .string()
          .nullable()
          .describe('Fees of the priced amount, to a thousandth; null: nothing was priced'),
      }),
    ),
  }),
  errors: ['invalidField', 'serverBusy'],
});

/** What payments cost, and how they went, by provider. */
export const paymentFeeCalls = {
  [listFees.path]: listFees,
  [saveFee.path]: saveFee,
  [feeReport.path]: feeReport,
} as const;
