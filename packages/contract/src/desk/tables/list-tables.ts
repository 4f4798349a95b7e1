import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, moment, nothing } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';
import { tableOrder } from './table-order.ts';

const sharedTable = z.object({
  code: z.string(),
  name: z.string(),
  round: z
    .object({
      number: z.int(),
      state: z.string().describe("The vendor's state: OPEN, LOCKING, RESULT, SETTLE"),
      bets: z.int().describe('For money'),
      players: z.int(),
      stakes: z.array(z.object({ currency: currency(), amount: exact() })),
    })
    .nullable()
    .describe('null: none is running'),
  movedTime: moment().nullable().describe('Time of the last change; null before its first round'),
  rests: z.boolean(),
  words: z.boolean(),
  wordsEverySeconds: z.int().describe('Time between two messages of one player'),
  seated: z.int().describe('Players who have the table open for money'),
  alive: z.boolean().describe('Whether a process of the vendor runs it'),
  chain: z
    .object({ end: z.string(), links: z.int(), left: z.int(), salted: z.boolean() })
    .nullable()
    .describe('The seeds of its rounds, and how many are left'),
  settled: z
    .object({ number: z.int(), time: moment(), tookMs: z.int() })
    .nullable()
    .describe('The last finished round'),
  owed: z
    .object({ bets: z.int(), since: moment().nullable() })
    .describe('Bets of finished rounds that are neither settled nor returned'),
});
export type SharedTable = z.output<typeof sharedTable>;

export const listSharedTables = call({
  path: '/operator/tables/list',
  access: 'operator',
  permission: 'settings.read',
  summary:
    "Status of each vendor's shared tables as the vendor reports it; vendors without tables are left out. With the commands that no vendor has accepted yet. A vendor is asked at most every 2 seconds.",
  input: nothing(),
  output: z.object({
    vendors: z.array(
      z.object({
        vendor: z.string(),
        vendorName: z.string(),
        asked: z.enum(['answered', 'noAnswer']).describe('noAnswer: unreachable, or its answer is invalid'),
        askedTime: moment(),
        tables: z.array(sharedTable).describe('Empty without an answer: earlier figures are not repeated'),
      }),
    ),
    waiting: z.array(tableOrder).describe('The oldest first, at most 100'),
  }),
});
