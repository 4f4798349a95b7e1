import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, flag, moment } from '../../scalars.ts';

export const liveRound = z.object({
  ref: z.string().nullable().describe('For `/sys/liveRound/open`; null where its vendor shows no replays'),
  gameId: z.int(),
  game: z.string(),
  cover: z.string(),
  player: z
    .string()
    .nullable()
    .describe('The first two characters of the user name, of members who agreed to it; null of all others'),
  currency: currency(),
  stakeFrom: amount().nullable().describe('The band of the stake begins here; null for the lowest'),
  stakeBelow: amount().nullable().describe('And ends below; null for the highest'),
  multiple: z.int().min(0).describe('Hundredths: what was paid as a multiple of the stake, rounded down'),
  time: moment().describe('When the round ended'),
});

export const listLiveRounds = call({
  path: '/sys/liveRound/list',
  access: 'visitor',
  summary:
    'The rounds for money that ended last, the latest first, or those of the member who asks, with people at shared tables and competitions that run. Every one was played. Null and empty where they are not shown: by the rules of the place, and to members on a break, excluded, or with signs of harm.',
  input: z.object({ mine: flag().optional() }),
  output: z.object({
    rounds: z.array(liveRound).max(50).nullable(),
    tables: z
      .array(
        z.object({
          gameId: z.int(),
          game: z.string(),
          seated: z.int().min(1).describe('People who have it open for money now, each counted once'),
        }),
      )
      .max(50)
      .describe('Shared tables at which people sit, the fullest first'),
    races: z
      .array(z.object({ id: z.int(), name: z.string(), kind: z.enum(['tournament', 'race']), endTime: moment() }))
      .max(20)
      .describe('Competitions that run now, the one that ends first before the others'),
  }),
  isNoUse: true,
});

export const openLiveRound = call({
  path: '/sys/liveRound/open',
  access: 'visitor',
  summary:
    'The address at which the studio shows a listed round again, once and within a minute. Amounts are shown as multiples of the stake.',
  input: z.object({ ref: z.string().max(300) }),
  output: z.object({ address: z.url() }),
  errors: ['noSuchThing'],
});
