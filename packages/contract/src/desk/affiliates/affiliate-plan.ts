import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';
import { affiliateTierBases, mostAffiliateTiers } from './affiliate-words.ts';

/** Exact text in major units of the plan's currency. */
const amountText = z.string().regex(/^(0|[1-9]\d{0,11})(\.\d{1,8})?$/);
const percentText = z.string().regex(/^(100(\.0{1,2})?|[1-9]?\d(\.\d{1,2})?)$/);

/** From this NGR, or this number of first deposits in the month, on. */
const tier = z.strictObject({ from: amountText, percent: percentText });

/**
 * What a partner earns, as data. A hybrid plan has both `cpa` and `share`. The tier that the whole month reaches applies to all of it.
 */
export const affiliatePlanDefinition = z
  .strictObject({
    currency: z.enum(currencyCodes),
    cpa: z
      .strictObject({
        amount: amountText,
        firstDeposit: amountText.describe('Of a player, at least'),
        stakes: amountText.describe('Of a player within the days, at least'),
        days: z.int().min(1).max(365).describe('From joining on'),
      })
      .nullable(),
    share: z
      .strictObject({ by: z.enum(affiliateTierBases), tiers: z.array(tier).min(1).max(mostAffiliateTiers) })
      .nullable()
      .describe('Percent of the NGR of a month, by tiers'),
    carryOver: z.boolean().describe('Whether a negative share is taken off the next months'),
    minimumPayout: amountText.describe('Below it the amount is carried into the next month'),
    cap: amountText.nullable().describe('The most that one month earns'),
    holdDays: z.int().min(0).max(90).describe('Between the end of a month and its payout'),
    excludedCountries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  })
  .refine(({ cpa, share }) => cpa !== null || share !== null, { path: ['share'], message: 'a plan pays for something' })
  .refine(({ share }) => !share || Number(share.tiers[0]!.from) === 0, {
    path: ['share', 'tiers'],
    message: 'the first tier begins at 0',
  })
  .refine(
    ({ share }) =>
      !share || share.tiers.every(({ from }, at, all) => at === 0 || Number(from) > Number(all[at - 1]!.from)),
    {
      path: ['share', 'tiers'],
      message: 'tiers rise',
    },
  )
  .refine(({ share }) => share?.by !== 'firstDeposits' || share.tiers.every(({ from }) => /^\d+$/.test(from)), {
    path: ['share', 'tiers'],
    message: 'first deposits are whole numbers',
  });
export type AffiliatePlanDefinition = z.output<typeof affiliatePlanDefinition>;
