import { z } from 'zod';
import { amount, moment } from '../../scalars.ts';

/** What a limit counts: deposits, net loss at games, stakes, or minutes with games open. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
/** Periods of the calendar in the member's time zone; a week begins on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

export const pauseKinds = ['break', 'exclusion', 'mandatoryBreak'] as const;
export type PauseKind = (typeof pauseKinds)[number];

/** Minutes for `time`, else an amount of the member's currency. */
export const limitValue = () => amount().describe("Minutes for `time`; else in major units of the member's currency");

export const limit = z.object({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  most: limitValue(),
  used: z.number().describe('Of the present period, in the same unit; of `loss`, below 0 while more was won'),
  left: z.number().describe('Remaining amount; never below 0'),
  endsAt: moment().describe('When the period ends'),
  raise: z
    .object({
      most: limitValue().nullable().describe('null: the limit is to be removed'),
      confirmFrom: moment(),
      confirmUntil: moment().describe('Expires if it is not confirmed by then'),
    })
    .nullable()
    .describe('A requested higher limit, which applies only after its confirmation'),
});

export const pause = z.object({
  kind: z.enum(pauseKinds),
  since: moment(),
  until: moment().nullable().describe('null: for good'),
});

export const helpLine = z.object({
  name: z.string(),
  url: z.string(),
  phone: z.string().nullable(),
  hours: z.string().nullable(),
});
