import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, nothing } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';
import { figure, homeState, listAddress, usedRate } from './figure.ts';

const funnel = z.object({ joined: z.int(), deposited: z.int(), depositedTwice: z.int() });

export const getHomeFigures = call({
  path: '/operator/home/figures',
  access: 'operator',
  permission: 'self',
  summary:
    'The figures of the day of UTC so far, compared with the same hours a week ago: those whose list the caller may open. Made of hourly sums of the postings, which are at most a minute old.',
  input: nothing(),
  output: homeState.extend({
    figures: z.array(figure),
    group: z
      .object({
        currency: currency(),
        rates: z.array(usedRate).describe('For the day'),
        ratesWeekAgo: z.array(usedRate),
      })
      .nullable()
      .describe('The group currency and the rates that were used; null: none is set'),
    costs: z
      .object({
        providerFeesPercent: z.string().describe('Of GGR above 0'),
        gamingTaxPercent: z.string().describe('Of GGR above 0'),
        paymentCostsPercent: z
          .string()
          .describe('Of deposits and withdrawals that no fee is stored for; of the others it is the fees'),
      })
      .nullable()
      .describe('What NGR after costs takes off; null: the caller does not see it'),
    funnel: z
      .object({
        days: z.int(),
        now: funnel.describe('Of those who joined in so many days up to this moment'),
        weekAgo: funnel.describe('The same as it stood a week ago'),
        list: listAddress,
      })
      .nullable(),
    games: z
      .object({
        list: listAddress,
        rows: z.array(
          z.object({
            game: z.string(),
            name: z.string(),
            currency: currency(),
            stakes: exact(),
            ggr: exact(),
            stakesWholeHours: exact(),
            stakesWeekAgo: exact(),
          }),
        ),
      })
      .nullable()
      .describe('The five games of each currency with the highest stakes of the day'),
  }),
});
