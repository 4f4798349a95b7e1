import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, listedId } from '../../scalars.ts';
import { game } from './game.ts';
import { gameFeatures, gameShelves, gameVolatilities } from './game-words.ts';

export const aboutGame = call({
  path: '/sys/game/about',
  access: 'visitor',
  summary: 'Details of a game before it is opened. What the vendor does not state is null.',
  input: z.object({ id: listedId() }),
  output: z.object({
    game,
    shelf: z.enum(gameShelves).nullable(),
    features: z.array(z.enum(gameFeatures)),
    volatility: z.enum(gameVolatilities).nullable(),
    returnPercent: z
      .string()
      .nullable()
      .describe('Exact text: 96.00. Where a choice of the player changes it, of the choice offered first'),
    hitPercent: z.string().nullable().describe('Hit frequency: winning rounds per 100, as exact text'),
    returns: z.string().nullable().describe('The return to player in words'),
    largestWin: z
      .number()
      .nullable()
      .describe(
        'Maximum win of a round in multiples of its first stake; for games of other vendors the maximum allowed. Null where it occurs less than once in 1,000,000,000 rounds',
      ),
    largestWinOneIn: z
      .number()
      .nullable()
      .describe('Rounds per maximum win, at the choice where it is most likely; null where it is not calculated'),
    pot: z
      .object({
        amount: z.string().nullable().describe('The current amount; null while the vendor does not state it'),
        most: z.string().describe('Maximum paid at once'),
      })
      .nullable()
      .describe('Shared jackpot of the game, in the currency of the limits; null where there is none'),
    limits: z
      .object({ currency: currency(), minimumBet: z.string(), maximumBet: z.string() })
      .nullable()
      .describe("In the member's currency, a visitor's being USD; null where it is not offered in it"),
    rules: z.array(z.object({ heading: z.string(), text: z.string() })),
    sheet: z.string().nullable().describe('Address of the figures of every way to play it, at the vendor'),
    likeThis: z.array(game).describe('Games that can be played and are most like it'),
  }),
  errors: ['noSuchThing'],
});
