import { z } from 'zod';
import { currency, moment } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

/** What a line of a settlement file is of. */
const settlementKinds = ['payment', 'refund', 'dispute', 'payout', 'fee', 'transfer', 'adjustment'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** What came of comparing it with our books; `none`: a fee, a transfer to the bank or an adjustment, which stand alone. */
export const settlementMatches = ['matched', 'amountDiffers', 'unknown', 'missingInFile', 'duplicate', 'none'] as const;
export type SettlementMatch = (typeof settlementMatches)[number];

export const settlementStates = ['preview', 'counted', 'discarded'] as const;
export type SettlementState = (typeof settlementStates)[number];

export const settlementFile = z.object({
  id: z.int(),
  format: z.string(),
  provider: z.string(),
  name: z.string(),
  hash: z.string().describe('SHA-256 of the file in hex'),
  lines: z.int(),
  firstTime: moment().nullable(),
  lastTime: moment().nullable(),
  state: z.enum(settlementStates).describe('`preview`: nothing is posted yet'),
  importedBy: z.string(),
  importTime: moment(),
  decidedBy: z.string().nullable(),
  decideTime: moment().nullable(),
});

export const settlementWhole = settlementFile.extend({
  sums: z.array(
    z.object({
      currency: currency(),
      lines: z.int(),
      gross: exact().describe('Without transfers to the bank'),
      fee: exact(),
      net: exact().describe('gross − fee'),
      transferred: exact().describe('Transferred to the bank'),
      left: exact().describe('net − transferred: 0 where the file is of one transfer to the bank'),
    }),
  ),
  matches: z.array(z.object({ match: z.enum(settlementMatches), lines: z.int() })),
});

export const settlementLine = z.object({
  line: z.int().describe('In the file, the head being 1; what is missing in it comes behind its last'),
  kind: z.enum(settlementKinds),
  reference: z.string().describe('As the provider calls it'),
  time: moment().nullable(),
  currency: currency(),
  gross: exact().describe('Outgoing amounts are negative'),
  fee: exact(),
  net: exact(),
  match: z.enum(settlementMatches),
  subject: z.string().nullable().describe("What it is of, e.g. 'deposit:55'"),
  ours: exact().nullable().describe('The matching entry of our books'),
});
