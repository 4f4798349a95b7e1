import { z } from 'zod';
import { call } from '../../call.ts';
import { limitKinds, limitPeriods, pauseKinds } from '../../protection/limits/protection-words.ts';
import { amount, id, moment } from '../../scalars.ts';
import { harmCase, harmDay, harmMeasure } from './harm-case.ts';

const pause = z.object({
  kind: z.enum(pauseKinds),
  since: moment(),
  until: moment().nullable().describe('null: for good'),
  endedTime: moment().nullable().describe('When it was over; null while it runs'),
});

const lift = z.object({
  id: z.int(),
  askedBy: z.string(),
  askTime: moment(),
  reason: z.string(),
  confirmFrom: moment(),
  may: z.boolean().describe('Whether this caller may confirm it now'),
});

export const memberProtection = call({
  path: '/operator/protection/member',
  access: 'operator',
  permission: 'protection.read',
  summary:
    "A player's limits, breaks and exclusions, the markers of harm by day, automatic interventions, and cases. The view is recorded.",
  input: z.object({ memberId: id() }),
  output: z.object({
    memberId: z.int(),
    jurisdiction: z.object({ code: z.string(), name: z.string() }),
    timeZone: z.string().describe('By which nights are counted'),
    limits: z.array(
      z.object({ kind: z.enum(limitKinds), period: z.enum(limitPeriods), most: amount(), since: moment() }),
    ),
    pauses: z.array(pause).describe('The latest first, at most 50'),
    breakHours: z.array(z.int()).describe('What may be chosen'),
    exclusionMonths: z.array(z.int()).describe('0: for good'),
    lift: z
      .object({
        from: moment().describe('From when on an exclusion for good can be lifted'),
        asked: lift.nullable(),
      })
      .nullable()
      .describe('While an exclusion for good runs'),
    closedTime: moment().nullable().describe('When the player closed the account'),
    noOffersUntil: moment().nullable(),
    days: z.array(harmDay).describe('Of the last 60 days, the latest first'),
    measures: z.array(harmMeasure).describe('The latest first, at most 50'),
    cases: z.array(harmCase).describe('The latest first, at most 50'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
