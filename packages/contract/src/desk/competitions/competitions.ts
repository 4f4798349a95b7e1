import { playerLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';
import { call } from '../../call.ts';
import {
  competitionCancelCauses,
  competitionDetail,
  disqualificationCauses,
} from '../../growth/competitions/competition.ts';
import { gameFeatures, gameShelves } from '../../play/games/game-words.ts';
import { amount, currency, done, listedId, maybe, moment, nothing, id as rowId, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { fileAnswer } from '../documents/file-answer.ts';
import { competition, competitionDraft, competitionStates } from './competition.ts';

const contentHash = () =>
  z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('The hash of what was shown');

const listed = competition.omit({
  scoring: true,
  countedRounds: true,
  top: true,
  held: true,
  disqualified: true,
  cost: true,
  owed: true,
  approval: true,
});

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
    rows: z.array(listed),
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
        needed: z.int().nullable().describe('Rounds until the score was reached, where ties go by them'),
        reachTime: moment().nullable(),
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
  output: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      studio: z.string(),
      shelf: z.enum(gameShelves).nullable(),
      features: z.array(z.enum(gameFeatures)),
    }),
  ),
});

export const createCompetition = call({
  path: '/operator/competition/create',
  access: 'operator',
  permission: 'competitions.edit',
  summary: 'Writes a competition as a draft, which players see once it is published.',
  input: z.strictObject({ ...competitionDraft.shape, reason: text(300).describe('Not empty') }),
  output: competition,
  errors: ['missingField', 'invalidField'],
});

export const saveCompetition = call({
  path: '/operator/competition/save',
  access: 'operator',
  permission: 'competitions.edit',
  summary: 'Writes a draft again. Refused when it was changed in the meantime.',
  input: z.strictObject({
    ...competitionDraft.shape,
    id: listedId(),
    contentHash: contentHash(),
    reason: text(300).describe('Not empty'),
  }),
  output: competition,
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'missingField', 'invalidField'],
});

export const deleteCompetition = call({
  path: '/operator/competition/delete',
  access: 'operator',
  permission: 'competitions.edit',
  summary: 'Deletes a draft. What was written stays in the audit log.',
  input: z.object({ id: listedId(), contentHash: contentHash(), reason: text(300).describe('Not empty') }),
  output: done(),
  errors: ['noSuchThing', 'wrongState', 'contentChanged', 'missingField'],
});

export const previewCompetition = call({
  path: '/operator/competition/preview',
  access: 'operator',
  permission: 'competitions.read',
  summary:
    'A competition as a player reads it, in one of their languages; of a draft with the games that it would have now.',
  input: z.object({ id: listedId(), language: z.enum(playerLanguageCodes) }),
  output: z.object({
    competition: competitionDetail,
    needsSecond: z.boolean().describe('Whether its publication takes a second person, by its cost'),
  }),
  errors: ['noSuchThing', 'invalidField'],
});

export const publishCompetition = call({
  path: '/operator/competition/publish',
  access: 'operator',
  permission: 'competitions.edit',
  summary:
    'Publishes a draft now or at a time. What players read of it never changes afterwards. Where the policy asks for two people by the cost, it waits for the second.',
  input: z.object({
    id: listedId(),
    contentHash: contentHash(),
    at: maybe(moment()).describe('Absent: now'),
    reason: text(300).describe('Not empty'),
  }),
  output: competition,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'invalidField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const endCompetitionSeries = call({
  path: '/operator/competition/endSeries',
  access: 'operator',
  permission: 'competitions.edit',
  summary: 'Ends a series: no further competition of it is published. Those that are published go on.',
  input: z.object({
    id: listedId().describe('Any competition of the series'),
    reason: text(300).describe('Not empty'),
  }),
  output: competition,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const disqualifyPlayer = call({
  path: '/operator/competition/disqualify',
  access: 'operator',
  permission: 'competitions.pay',
  summary:
    'Takes a player out of the standings, or back in, before they are final. The player is notified with the reason and how to complain. It waits for a second person.',
  input: z.object({
    id: listedId(),
    memberId: rowId(),
    to: z.enum(['out', 'in']),
    cause: maybe(z.enum(disqualificationCauses)).describe('Of `out`: what the player reads'),
    reason: text(300).describe('Not empty; for colleagues'),
  }),
  output: competition,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const exportStandings = call({
  path: '/operator/competition/export',
  access: 'operator',
  permission: 'exports.make',
  summary: 'The standings as CSV.',
  input: z.object({ id: listedId() }),
  output: fileAnswer(),
  answersFile: true,
  errors: ['noSuchThing'],
});

export const turnCompetition = call({
  path: '/operator/competition/turn',
  access: 'operator',
  permission: 'competitions.edit',
  summary:
    'Pauses a competition (rounds that end meanwhile do not count), resumes it, makes a scheduled one a draft again, or cancels one permanently before its standings are final, with a message to who has joined.',
  input: z.object({
    id: listedId(),
    to: z.enum(['paused', 'open', 'cancelled', 'draft']),
    cause: maybe(z.enum(competitionCancelCauses)).describe('Of `cancelled`: what players read'),
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
    contentHash: contentHash(),
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
