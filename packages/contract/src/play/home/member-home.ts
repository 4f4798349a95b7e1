import { z } from 'zod';
import { call } from '../../call.ts';
import { bonusOffer, firstDepositTerms } from '../../growth/bonus/describe-bonuses.ts';
import { amount, currency, moment, nothing } from '../../scalars.ts';
import { game } from '../games/game.ts';
import { gameFeatures, gameShelves } from '../games/game-words.ts';

const vipStep = z.object({
  level: z.int(),
  name: z.string(),
  points: z.number().describe('Lifetime points that reach the level'),
  cashbackPercent: z.number().describe('0: none is paid'),
  fridayBonus: amount().nullable().describe('Null: none is given'),
});

export const memberHome = call({
  path: '/sys/home/get',
  summary:
    'What the home page has for this member alone: open rounds, balances, new games, games like those the member plays, the level, and offers with their terms. To members on a break, excluded, or with signs of harm nothing is recommended or offered; neither where the rules of the place forbid it.',
  input: nothing(),
  output: z.object({
    openRounds: z
      .array(z.object({ game, roundId: z.string(), staked: amount(), currency: currency(), openTime: moment() }))
      .describe(
        'Rounds that wait for a decision of the member, the latest first; one a game. Empty while play is paused',
      ),
    balance: z.object({
      currency: currency(),
      cash: amount(),
      bonus: amount(),
      held: amount().describe('Reserved for cash-outs under way'),
    }),
    newGames: z.array(game).describe('Added in the last 30 days, the latest first'),
    recommended: z
      .object({
        because: game.describe('The game that the member plays'),
        shelf: z.enum(gameShelves).nullable().describe('Its kind'),
        features: z.array(z.enum(gameFeatures)).describe('Its features'),
        games: z.array(game).describe('Of its kind or with its features, and not played lately'),
      })
      .nullable()
      .describe('From what was played last, never from stakes, wins or losses. Null: nothing is recommended'),
    level: z.object({ lifetimePoints: z.number(), now: vipStep.nullable(), next: vipStep.nullable() }),
    offers: z.array(bonusOffer.extend({ wageringTimes: z.int(), firstDeposit: firstDepositTerms.nullable() })),
    isSpared: z.boolean().describe('Nothing that sells is shown: play is paused, or there are signs of harm'),
  }),
  isNoUse: true,
});
