import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, moment, nothing } from '../../scalars.ts';
import { helpLine, limit, limitKinds, pause } from './protection-words.ts';

export const getProtection = call({
  path: '/sys/protection/get',
  summary: "The member's limits, break and reality check, with the available choices and helplines.",
  input: nothing(),
  output: z.object({
    timeZone: z.string().describe('Name of the IANA database by whose calendar periods are counted'),
    limits: z.array(limit).describe('Those that are set; the lowest of several counts'),
    mandatory: z.array(z.enum(limitKinds)).describe('Kinds of which one must be set before the first deposit'),
    prompt: z
      .boolean()
      .describe('Before the first deposit the jurisdiction requires a limit or the statement that none is wanted'),
    placeMost: z
      .array(z.object({ period: z.enum(['day', 'week', 'month']), most: amount() }))
      .describe('Deposit limit of the jurisdiction, which the member cannot change'),
    raiseAfterHours: z.int(),
    pause: pause.nullable().describe('The one that ends last, while one runs'),
    realityCheck: z.object({
      minutes: z.int().nullable().describe('null: none'),
      least: z.int(),
      most: z.int(),
      mandatory: z.boolean(),
    }),
    breakHours: z.array(z.int()),
    panicHours: z
      .int()
      .nullable()
      .describe(
        'Hours of the break of /sys/protection/panic, whose button is shown on all pages with play; null: no such button',
      ),
    exclusionMonths: z.array(z.int()).describe('0: for good'),
    closedAt: moment().nullable().describe('Since when the account is closed at the wish of the member'),
    jurisdiction: z.object({ code: z.string(), name: z.string() }),
    helpLines: z.array(helpLine),
  }),
});
