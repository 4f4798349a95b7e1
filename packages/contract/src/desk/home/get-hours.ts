import { z } from 'zod';
import { call } from '../../call.ts';
import { currency } from '../../scalars.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { exact } from '../finance/lines.ts';
import { figureName, homeState } from './figure.ts';
import { figureUnits } from './figure-names.ts';

const asked = () => ({
  figure: figureName(),
  currency: currency().optional().describe('Of money: in this currency; otherwise in the group currency'),
});

export const getHomeHours = call({
  path: '/operator/home/hours',
  access: 'operator',
  permission: 'self',
  summary:
    'One figure by hour of the day of UTC, and of the same day a week ago, for a chart. Refused where the caller may not open its list.',
  input: z.object(asked()),
  output: homeState.extend({
    figure: figureName(),
    unit: z.enum(figureUnits),
    currency: currency().nullable().describe('null: not money'),
    missing: z.array(currency()).describe('Currencies that are not in it, as they have no rate'),
    hours: z
      .array(
        z.object({
          hour: z.int().min(0).max(23).describe('From it on, of UTC'),
          today: exact().nullable().describe('null: has not begun, or there is nothing to calculate it from'),
          weekAgo: exact().nullable(),
        }),
      )
      .length(24),
  }),
  errors: ['notPermitted', 'invalidField'],
});

export const exportHomeHours = call({
  path: '/operator/home/export',
  access: 'operator',
  permission: 'exports.make',
  summary: 'The same as CSV (RFC 4180, UTF-8). The first row names the columns.',
  input: z.object(asked()),
  output: fileAnswer(),
  errors: ['notPermitted', 'invalidField'],
  answersFile: true,
});
