import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { harmCase, harmDay, harmMeasure } from './harm-case.ts';

export const getHarmCase = call({
  path: '/operator/protection/case',
  access: 'operator',
  permission: 'protection.read',
  summary:
    'A safer-gambling case: why it was opened, the markers over time, and automatic interventions. The view is recorded.',
  input: z.object({ id: id() }),
  output: harmCase.extend({
    days: z.array(harmDay).describe('Of the last 60 days, the latest first'),
    measures: z.array(harmMeasure).describe('The latest first, at most 50'),
    earlier: z.array(harmCase).describe('Other cases of the member, the latest first, at most 50'),
    breakHours: z.array(z.int()).describe('Breaks that can be set at the place of the member'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
