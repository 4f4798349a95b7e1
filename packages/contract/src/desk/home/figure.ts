import { z } from 'zod';
import { currency, moment } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';
import { figureNames, figureUnits } from './figure-names.ts';

export const figureName = () => z.enum(figureNames);

/** A figure of the day so far, and of its whole hours beside the same hours a week ago. */
export const compared = z.object({
  now: exact().nullable().describe('The day so far; null: there is nothing to calculate it from'),
  wholeHours: exact().nullable().describe('The whole hours of the day that are over; null before the first is'),
  weekAgo: exact().nullable().describe('The same hours of the same day a week ago'),
});

/** A screen of the desk with its filters: the list that a figure is of. */
export const listAddress = z.object({ path: z.string(), search: z.record(z.string(), z.string()) });

export const figure = z.object({
  name: figureName(),
  unit: z.enum(figureUnits).describe('money: major units; percent: to a tenth; seconds: whole'),
  formula: z.string().nullable().describe('How it is made, where it is not one kind of record'),
  list: listAddress.describe('The list that it is of; the caller may open it'),
  charted: z.boolean().describe('Whether `/operator/home/hours` knows it'),
  values: z
    .array(compared.extend({ currency: currency().nullable().describe('null: not money') }))
    .describe('Of money one for each currency that moved, otherwise one'),
  group: compared
    .extend({
      missing: z.array(currency()).describe('Currencies without a rate: they are not in it'),
      missingWeekAgo: z.array(currency()).describe('The same a week ago'),
    })
    .nullable()
    .describe('In the group currency; null: there is none, or it is not money'),
});

export const homeState = z.object({
  asOf: moment().nullable().describe('Everything posted before it is in; null: there is no book yet'),
  day: z.iso.date().describe('The day of UTC'),
  wholeHours: z.int().min(0).max(24).describe('How many hours of the day are over and compared'),
});

/** Units of a currency for one US dollar, as entered for a day. */
export const usedRate = z.object({
  currency: currency(),
  day: z.iso.date().describe('The day whose rate it is'),
  perUsd: z.string(),
});
