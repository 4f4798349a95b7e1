import { z } from 'zod';
import { call } from '../../call.ts';
import { done, moment, nothing, text } from '../../scalars.ts';

const jobs = ['cashback', 'fridayFun', 'inactivityFee'] as const;

export const runBonusJob = call({
  path: '/operator/bonus/run',
  access: 'operator',
  permission: 'bonuses.give',
  summary: 'Reruns a weekly promotion of a past week, or the fee of this month. Players who had it get nothing more.',
  input: z.object({
    job: z.enum(jobs),
    week: text(10).optional().describe('Such as 2026-W47; not for the fee'),
    reason: text(300).describe('For the record; not empty'),
  }),
  output: done(),
  errors: ['invalidField', 'missingField'],
});

export const listBonusRuns = call({
  path: '/operator/bonus/runs',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'The latest runs of the weekly jobs over all players, with their results.',
  input: nothing(),
  output: z.array(
    z.object({
      id: z.int(),
      job: z.enum(jobs),
      period: z.string(),
      askedBy: z.string(),
      startTime: moment(),
      finishTime: moment().nullable().describe('null: under way, or ended by a crash and taken up by a later run'),
      given: z.int(),
      before: z.int().describe('Paid by an earlier run'),
      differing: z.int().describe('How many of them would get a different amount today; nothing is changed'),
    }),
  ),
});
