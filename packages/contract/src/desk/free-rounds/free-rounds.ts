import { z } from 'zod';
import { call } from '../../call.ts';
import { freeRounds } from '../../growth/free-rounds/free-rounds.ts';
import { amount, currency, done, id, requestKey, text, whole, wireAmount } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';

export const giveFreeRounds = call({
  path: '/operator/freeRounds/give',
  access: 'operator',
  permission: 'bonuses.give',
  summary: 'Gives a player free rounds of a game, with a maximum win and the wagering of what they win.',
  input: z.object({
    memberId: id(),
    game: text(64).refine(Boolean).describe('Its code'),
    stake: wireAmount().describe('Of each round, one of those that the game offers'),
    count: whole(1, 1_000),
    days: whole(1, 90).describe('How long they can be played'),
    wagering: whole(0, 100).describe('How many times the winnings are to be wagered; 0: they are cash'),
    winMost: wireAmount().describe('At most this is credited'),
    reason: text(200).refine(Boolean),
    requestKey: requestKey(),
  }),
  output: done(),
  errors: [
    'noSuchThing',
    'amountInvalid',
    'amountTooSmall',
    'bonusNotOffered',
    'freeRoundsNotHere',
    'freeRoundsStake',
    'rewardAlreadyTaken',
    'wrongState',
    ...secondPersonErrors,
  ],
  refusalData: secondPersonData,
});

export const listFreeRoundsOfMember = call({
  path: '/operator/freeRounds/list',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'The free rounds of a player, the latest first.',
  input: z.object({ memberId: id() }),
  output: z.object({
    freeRounds: z.array(
      freeRounds.extend({ source: z.enum(['support', 'campaign', 'vendor']), givenBy: z.string().max(200) }),
    ),
  }),
});

export const cancelFreeRounds = call({
  path: '/operator/freeRounds/cancel',
  access: 'operator',
  permission: 'bonuses.give',
  summary: 'Cancels free rounds that a player has left. What was won by those that were played is credited.',
  input: z.object({ memberId: id(), id: z.uuid(), reason: text(200).refine(Boolean) }),
  output: done(),
  errors: ['noSuchThing', 'wrongState', 'ownAffair'],
});

export const listFreeRoundGames = call({
  path: '/operator/freeRounds/games',
  access: 'operator',
  permission: 'bonuses.read',
  summary: "Games that free rounds can be given of, with the stakes that each offers in the player's currency.",
  input: z.object({ memberId: id() }),
  output: z.object({
    games: z.array(z.object({ code: z.string(), name: z.string(), stakes: z.array(amount()) })),
  }),
  errors: ['noSuchThing'],
});

export const listFreeRoundStakes = call({
  path: '/operator/freeRounds/stakes',
  access: 'operator',
  permission: 'bonuses.read',
  summary:
    'Games that free rounds can be given of, with the stakes that each offers in some currencies: for campaigns, whose players have several.',
  input: z.object({ currencies: z.array(currency()).min(1).max(20) }),
  output: z.object({
    games: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        stakes: z
          .array(z.object({ currency: currency(), stakes: z.array(amount()) }))
          .describe('Currencies in which it takes none are left out'),
      }),
    ),
  }),
});
