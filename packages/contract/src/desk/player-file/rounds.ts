import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, day, id, moment, text, whole } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

export const roundOutcomes = ['won', 'lost', 'open', 'held'] as const;

const round = z.object({
  vendor: z.string(),
  roundId: z.string().describe("The vendor's"),
  game: z.string().describe('Its code'),
  gameName: z.string().nullable().describe('null: the game is no longer in the catalogue'),
  currency: currency(),
  staked: exact(),
  returned: exact().describe('Stakes that were returned'),
  won: exact(),
  held: exact().describe('Of a win that waits for a person'),
  freeRounds: z.uuid().nullable().describe('The free rounds that paid its stake; null: the player did'),
  openTime: moment(),
  closeTime: moment().nullable(),
});

export const memberRounds = call({
  path: '/operator/member/rounds',
  access: 'operator',
  permission: 'members.read',
  summary:
    'The real-money rounds of one player, newest first. One call reads at most 2,000 of them: with a narrow filter a page can be short or empty, and `next` continues. The view is recorded.',
  input: z.object({
    memberId: id(),
    game: text(100).optional().describe('Its code'),
    day: day().optional().describe('Opened on it, in UTC'),
    outcome: z
      .enum(roundOutcomes)
      .optional()
      .describe('won: returned more than its stake; lost: not more; open: not finished; held: a win is in review'),
    before: text(400).optional().describe('`next` of the page before'),
    limit: whole(1, 100).default(50),
  }),
  output: z.object({
    rounds: z.array(round),
    next: z.string().nullable().describe('null: no further page'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'invalidField'],
});

export const memberRound = call({
  path: '/operator/member/round',
  access: 'operator',
  permission: 'members.read',
  summary:
    'One round: its postings, and the outcome as its vendor reports it. The seed is included only after it was revealed to the player. The view is recorded.',
  input: z.object({ memberId: id(), vendor: text(60), roundId: text(100) }),
  output: z.object({
    round,
    postings: z
      .array(z.object({ seq: z.int(), type: z.string(), amount: exact(), at: moment(), hash: z.string() }))
      .describe('In their order, at most 200'),
    isOurs: z.boolean().describe('Of our own games, which a browser can verify'),
    asked: z
      .enum(['answered', 'notAsked', 'noAnswer', 'notKnown'])
      .describe(
        'notAsked: the vendor has no such call; noAnswer: the call failed; notKnown: the vendor has no such round',
      ),
    said: z
      .object({
        state: z.string(),
        staked: exact(),
        won: exact(),
        bet: z.unknown(),
        actions: z.array(z.string()),
        outcome: z.unknown(),
        proof: z
          .object({
            definitionHash: z.string(),
            serverSeedHash: z.string(),
            serverSeed: z.string().nullable().describe('null: not revealed yet'),
            clientSeed: z.string(),
            nonce: z.int(),
            chain: z
              .object({ end: z.string(), link: z.int() })
              .optional()
              .describe('Of a shared round: hashing its seed this many times gives the published end of the chain'),
          })
          .nullable(),
      })
      .nullable(),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
