import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, moment, nothing } from '../../scalars.ts';

/** Looked at are so many rounds at most, the latest: the answer does not grow with years of play. */
export const mostOwnRounds = 5_000;
/** Points of the line of a session at most. */
export const mostSessionPoints = 240;

const best = z.object({
  ref: z.string().nullable().describe('For `/sys/liveRound/open`; null where its vendor shows no replays'),
  gameId: z.int(),
  game: z.string(),
  cover: z.string(),
  time: moment().describe('When the round ended'),
  stake: amount(),
  paid: amount(),
  multiple: z.int().describe('Paid as a multiple of the stake, in hundredths'),
});

export const ownPlay = call({
  path: '/sys/ownPlay/get',
  summary:
    'Highest multiples and games tried, from the latest 5,000 settled rounds of the member, and the net result after each round since the log-in. Bests are never sums, and are not shown to members on a break, excluded, or with signs of harm.',
  input: nothing(),
  output: z.object({
    currency: currency(),
    bests: z
      .object({
        rounds: z.int().describe('Settled ones that were looked at'),
        isAll: z.boolean().describe('Whether there are no earlier ones'),
        gamesTried: z.int(),
        gamesOffered: z.int().describe('That are open to players'),
        highest: z.array(best).describe('The highest multiple of each game that paid more than its stake: five games'),
      })
      .nullable(),
    session: z.object({
      since: moment().describe('The log-in'),
      rounds: z.int(),
      net: amount().describe('Won less staked'),
      lowest: amount().describe('0 or below'),
      highest: amount().describe('0 or above'),
      points: z
        .array(z.object({ round: z.int(), net: amount() }))
        .describe(
          'The net result after so many rounds, from 0 rounds on; of many rounds evenly chosen ones with the last',
        ),
    }),
  }),
  isNoUse: true,
});
