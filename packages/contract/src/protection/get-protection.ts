import { z } from 'zod';
import { call } from '../call.ts';
import { amount, moment, nothing } from '../scalars.ts';
import { helpLine, limit, limitKinds, pause } from './protection-words.ts';

export const getProtection = call({
  path: '/sys/protection/get',
  summary: "The member's own limits, pause and reality check, with what may be chosen and where help is found.",
  input: nothing(),
  output: z.object({
    timeZone: z.string().describe('Name of the IANA database by whose calendar periods are counted'),
    limits: z.array(limit).describe('Those that are set; the lowest of several counts'),
    mandatory: z.array(z.enum(limitKinds)).describe('Kinds of which one must be set before the first deposit'),
    prompt: z
      .boolean()
      .describe('Before paying in, the rules of the place have the member set a limit or say that none is wanted'),
    placeMost: z
      .array(z.object({ period: z.enum(['day', 'week', 'month']), most: amount() }))
      .describe('What the rules of the place let be paid in, whatever the member sets'),
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
        'How long the break of /sys/protection/panic is, whose button stands wherever play is possible; null: none',
      ),
    exclusionMonths: z.array(z.int()).describe('0: for good'),
    closedAt: moment().nullable().describe('Since when the account is closed at the wish of the member'),
    jurisdiction: z.object({ code: z.string(), name: z.string() }),
    helpLines: z.array(helpLine),
  }),
});
