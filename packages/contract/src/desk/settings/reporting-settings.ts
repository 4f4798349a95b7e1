import { type Currency, currencyCodes } from '@fairhouse/money';
import { z } from 'zod';

/** Those that have a rate: one US dollar is always one US dollar. */
export const ratedCurrencies = currencyCodes.filter((code) => code !== 'USD') as [
  Exclude<Currency, 'USD'>,
  ...Exclude<Currency, 'USD'>[],
];

/** What is emptied at the desk comes as null. */
const orNothing = <T extends string>(schema: z.ZodType<T>) =>
  z.preprocess((value: string | null) => value ?? '', schema);

/** From 0 to 100, with at most three decimal places. */
const percent = z
  .string()
  .regex(/^\d{1,3}(\.\d{1,3})?$/, 'is no percentage with at most three decimal places')
  .refine((text) => Number(text) <= 100, 'is above 100');

export const reportingSetting = z.strictObject({
  /** Empty: figures are shown by currency alone. */
  groupCurrency: orNothing(z.enum(['', ...currencyCodes], 'is no currency of the casino')),
  /** Of GGR above 0. */
  providerFeesPercent: percent,
  gamingTaxPercent: percent,
  /** Of deposits and withdrawals that no provider's fee is stored for. */
  paymentCostsPercent: percent,
});

/** The rate of one day. Earlier days stand in the history of the setting, and each day is entered once more to correct it. */
export const dailyRateSetting = z
  .strictObject({
    day: orNothing(
      z
        .string()
        .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'is no day as 2026-11-29')
        .refine((day) => day === '' || !Number.isNaN(Date.parse(`${day}T00:00:00Z`)), 'is no day'),
    ),
    perUsd: orNothing(
      z
        .string()
        .regex(/^(\d{1,9}(\.\d{1,12})?)?$/, 'is no rate')
        .refine((rate) => rate === '' || /[1-9]/.test(rate), 'is not above zero'),
    ),
  })
  .refine(({ day, perUsd }) => (day === '') === (perUsd === ''), 'a rate takes its day, and a day its rate');
