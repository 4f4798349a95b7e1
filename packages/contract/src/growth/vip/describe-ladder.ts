import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, nothing } from '../../scalars.ts';

const ladderLevel = z.object({
  level: z.int(),
  name: z.string(),
  icon: z.string().describe('Address of the picture'),
  colour: z.string().describe('CSS colour'),
  points: z.number().describe('Lifetime points that reach the level'),
  staked: amount().describe('Bets that come to these points'),
  cashback: z
    .object({ percent: z.int(), least: amount().describe('Less than this is not paid') })
    .nullable()
    .describe('Of the net loss of the week, credited on Monday; null: not paid at this level'),
  friday: z
    .object({ deposits: amount(), balanceBelow: amount(), bonus: amount() })
    .nullable()
    .describe('For deposits of the week with a small balance on Friday; null: not given at this level'),
  packages: z
    .array(z.object({ points: z.number().describe('Its price'), bonus: amount() }))
    .describe('Of the store, sold from this level on'),
});

export const describeLadder = call({
  path: '/sys/vipLevel/describe',
  access: 'visitor',
  summary:
    'The ladder with what each level brings now, in the place and the currency of the caller: by the terms that payments follow. A visitor reads it in US dollars, or in a currency of the place. To members on a break, excluded, or with signs of harm nothing is offered: only what they have is shown.',
  input: nothing(),
  output: z.object({
    currency: currency(),
    pointStake: amount().describe('Bets that earn one point'),
    levels: z.array(ladderLevel).describe('Lowest first'),
    wageringTimes: z.int().describe('How many times a Friday bonus is to be bet before it is cash'),
    isSpared: z.boolean().describe('Nothing leads to a next level: play is paused, or there are signs of harm'),
  }),
  isNoUse: true,
});
