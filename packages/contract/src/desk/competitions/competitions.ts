import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, listedId, maybe, moment, nothing, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { competition, competitionDraft, competitionStates } from './competition.ts';

export const listDeskCompetitions = call({
  path: '/operator/competition/list',
  access: 'operator',
  permission: 'competitions.read',
  summary: 'Competitions, the latest first.',
  input: z.strictObject({
    state: maybe(z.enum(competitionStates)),
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({
    rows: z.array(competition.omit({ held: true, owed: true, approval: true })),
    next: z.int().nullable(),
  }),
});

export const getDeskCompetition = call({
  path: '/operator/competition/get',
  access: 'operator',
  permission: 'competitions.read',
  summary: 'One competition with its prizes and the state of its payment.',
  input: z.object({ id: listedId() }),
  output: competition,
  errors: ['noSuchThing'],
});

export const competitionStandings = call({
  path: '/operator/competition/standings',
  access: 'operator',
  permission: 'competitions.read',
  summary: 'The standings by place, after one of their rows.',
  input: z.strictObject({
    id: listedId(),
    after: whole(0, 1_000_000).default(0).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        memberId: z.int(),
        username: z.string(),
        currency: currency(),
        joinTime: moment(),
        place: z.int().nullable(),
        score: z.int(),
        rounds: z.int().describe('Of those that count'),
        prize: amount().nullable(),
        payTime: moment().nullable(),
      }),
    ),
    next: z.int().nullable(),
  }),
});

export const competitionGames = call({
  path: '/operator/competition/games',
  access: 'operator',
  permission: 'competitions.read',
  summary: 'The games that a competition can be about, by their names.',
  input: nothing(),
  output: z.array(z.object({ code: z.string(), name: z.string(), category: z.string() })),
});

export const createCompetition = call({
  path: '/operator/competition/create',
  access: 'operator',
  permission: 'competitions.edit',
  summary: 'Adds a competition. Players see it at once, and it runs by itself from its begin to its end.',
  input: z.strictObject({ ...competitionDraft.shape, reason: text(300).describe('Not empty') }),
  output: competition,
  errors: ['missingField', 'invalidField'],
});

export const turnCompetition = call({
  path: '/operator/competition/turn',
  access: 'operator',
  permission: 'competitions.edit',
  summary:
    'Pauses a competition (rounds that end meanwhile do not count), resumes it, or cancels it permanently before its standings are final.',
  input: z.object({
    id: listedId(),
    to: z.enum(['paused', 'open', 'cancelled']),
    reason: text(300).describe('Not empty'),
  }),
  output: competition,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const payCompetition = call({
  path: '/operator/competition/pay',
  access: 'operator',
  permission: 'competitions.pay',
  summary:
    'Pays the prizes of final standings as cash, each once. Where the policy needs two people, it waits for the second.',
  input: z.object({
    id: listedId(),
    contentHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('The hash of the standings that were shown'),
    reason: text(300).describe('Not empty'),
  }),
  output: competition,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const verifyCompetition = call({
  path: '/operator/competition/verify',
  access: 'operator',
  permission: 'competitions.read',
  summary: 'Computes all scores again from the rounds and compares them with those that are stored. Changes nothing.',
  input: z.object({ id: listedId() }),
  output: z.object({
    players: z.int(),
    rounds: z.int().describe('That count'),
    differing: z
      .array(z.object({ memberId: z.int(), stored: z.int(), computed: z.int() }))
      .describe('The first 100: of a running competition, players who have just played'),
    hash: z.string().nullable().describe('Of the final standings, computed again'),
    matches: z.boolean(),
  }),
  errors: ['noSuchThing'],
});
