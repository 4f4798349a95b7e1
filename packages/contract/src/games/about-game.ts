import { z } from 'zod';
import { call } from '../call.ts';
import { currency, listedId } from '../scalars.ts';
import { game } from './game.ts';
import { gameFeatures, gameShelves, gameVolatilities } from './game-words.ts';

export const aboutGame = call({
  path: '/sys/game/about',
  access: 'visitor',
  summary: 'What is to be known of a game before it is opened. What its vendor does not say is null.',
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
    hitPercent: z.string().nullable().describe('Of 100 rounds so many win something, as exact text'),
    returns: z.string().nullable().describe('The return in words'),
    largestWin: z
      .number()
      .nullable()
      .describe(
        'No round comes to more multiples of its first stake; of games of other houses, none may. Null where it comes less than once in 1,000,000,000 rounds',
      ),
    largestWinOneIn: z
      .number()
      .nullable()
      .describe(
        'It comes once in so many rounds of the choice at which it is likeliest; null where that is not counted',
      ),
    pot: z
      .object({
        amount: z.string().nullable().describe('What lies in it; null while its house does not say'),
        most: z.string().describe('No more is paid at once'),
      })
      .nullable()
      .describe('A pot that all rounds of the game share, in the currency of the limits; null where there is none'),
    limits: z
      .object({ currency: currency(), minimumBet: z.string(), maximumBet: z.string() })
      .nullable()
      .describe("In the member's currency, a visitor's being USD; null where it is not offered in it"),
    rules: z.array(z.object({ heading: z.string(), text: z.string() })),
    sheet: z.string().nullable().describe("Address of the figures of every way to play it, at the game's own house"),
    likeThis: z.array(game).describe('Games that can be played and are most like it'),
  }),
  errors: ['noSuchThing'],
});
