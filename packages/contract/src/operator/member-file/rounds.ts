import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, day, id, moment, text, whole } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

export const roundOutcomes = ['won', 'lost', 'open', 'held'] as const;

const round = z.object({
  vendor: z.string(),
  roundId: z.string().describe("The vendor's"),
  game: z.string().describe('Its code'),
  gameName: z.string().nullable().describe('null: the catalogue has no such game any more'),
  currency: currency(),
  staked: exact(),
  returned: exact().describe('Stakes that were taken back'),
  won: exact(),
  held: exact().describe('Of a win that waits for a person'),
  openTime: moment(),
  closeTime: moment().nullable(),
});

export const memberRounds = call({
  path: '/operator/member/rounds',
  access: 'operator',
  permission: 'members.read',
  summary:
    'The rounds of one member for money, newest first. One call looks through at most 2,000 of them: under a narrow filter a page may be short, or empty, and `next` leads on. The look is recorded.',
  input: z.object({
    memberId: id(),
    game: text(100).optional().describe('Its code'),
    day: day().optional().describe('Opened on it, in UTC'),
    outcome: z
      .enum(roundOutcomes)
      .optional()
      .describe('won: more came back than was staked; lost: not more; open: still played; held: a win waits'),
    before: text(400).optional().describe('`next` of the page before'),
    limit: whole(1, 100).default(50),
  }),
  output: z.object({
    rounds: z.array(round),
    next: z.string().nullable().describe('null: there is no more'),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing', 'invalidField'],
});

export const memberRound = call({
  path: '/operator/member/round',
  access: 'operator',
  permission: 'members.read',
  summary:
    'One round: what our book says, and what its vendor says of what decided it. A seed is there only once the player has it too. The look is recorded.',
  input: z.object({ memberId: id(), vendor: text(60), roundId: text(100) }),
  output: z.object({
    round,
    postings: z
      .array(z.object({ seq: z.int(), type: z.string(), amount: exact(), at: moment(), hash: z.string() }))
      .describe('In their order, at most 200'),
    isOurs: z.boolean().describe('By rules of ours, which a browser can play again'),
    asked: z
      .enum(['answered', 'notAsked', 'noAnswer', 'notKnown'])
      .describe('notAsked: the vendor answers no such questions; noAnswer: it failed; notKnown: it has no such round'),
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
              .describe('Of a shared round: its seed hashed so often gives the end that was published'),
          })
          .nullable(),
      })
      .nullable(),
  }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
