import { z } from 'zod';
import { call } from '../../call.ts';
import { id, listedId, maybe, moment, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { journey, journeyEffect, journeySummary, journeyTrial } from './journey.ts';
import { journeyDefinition } from './journey-definition.ts';
import { journeyLeavings, journeyStates } from './journey-words.ts';

export const listJourneys = call({
  path: '/operator/journey/list',
  access: 'operator',
  permission: 'groups.read',
  summary: 'Journeys, the latest first.',
  input: z.strictObject({
    state: maybe(z.enum(journeyStates)),
    before: maybe(listedId()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(journeySummary), next: z.int().nullable() }),
});

export const getJourney = call({
  path: '/operator/journey/get',
  access: 'operator',
  permission: 'groups.read',
  summary: 'One journey in one version, with its last back-test and the numbers of each step.',
  input: z.strictObject({ id: listedId(), version: maybe(whole(1)).describe('Left out: the latest') }),
  output: journey,
  errors: ['noSuchThing'],
});

export const saveJourney = call({
  path: '/operator/journey/save',
  access: 'operator',
  permission: 'campaigns.send',
  summary: 'Saves another version of a journey, or a new one. What runs stays until another version is switched on.',
  input: z.strictObject({
    id: maybe(listedId()).describe('Left out: a new journey'),
    version: maybe(whole(1)).describe('The latest version that was shown; left out: the journey is new'),
    name: text(80).describe('Not empty'),
    definition: journeyDefinition,
    reason: text(300).describe('Not empty'),
  }),
  output: journey,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'conflict', 'freeRoundsNotHere', 'freeRoundsStake'],
});

export const tryJourney = call({
  path: '/operator/journey/try',
  access: 'operator',
  permission: 'campaigns.send',
  summary:
    'Walks the players of the last days through a version, as it would have treated them. Nothing is sent or given; the back-test is kept, and only a version with one can be switched on.',
  input: z.object({ id: listedId(), version: whole(1), days: whole(1, 92).default(30) }),
  output: journeyTrial,
  errors: ['noSuchThing', 'serverBusy'],
});

export const switchJourneyOn = call({
  path: '/operator/journey/switchOn',
  access: 'operator',
  permission: 'campaigns.send',
  summary: 'Proposes to switch a version on, which applies when a second person approves exactly this content.',
  input: z.object({
    id: listedId(),
    version: whole(1),
    contentHash: z.string().regex(/^[0-9a-f]{64}$/),
    reason: text(300).describe('Not empty'),
  }),
  output: journey,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});

export const turnJourney = call({
  path: '/operator/journey/turn',
  access: 'operator',
  permission: 'campaigns.send',
  summary:
    'Pauses a running journey at once, resumes a paused one, or stops one: players under way leave it then. Once it is answered, nothing more is sent.',
  input: z.object({
    id: listedId(),
    to: z.enum(['paused', 'running', 'stopped']),
    reason: text(300).describe('Not empty'),
  }),
  output: journey,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const listJourneyPlayers = call({
  path: '/operator/journey/players',
  access: 'operator',
  permission: 'groups.read',
  summary: 'Players of a journey, the latest first: where each is, or why they left.',
  input: z.strictObject({
    id: listedId(),
    step: maybe(z.string().regex(/^s[1-9]\d?$/)),
    before: maybe(id()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        id: z.int(),
        memberId: z.int(),
        username: z.string(),
        version: z.int(),
        step: z.string().nullable().describe('The step at which they are, or were when they left'),
        state: z.enum(['active', 'done', 'left']),
        reason: z.enum(journeyLeavings).nullable(),
        enterTime: moment(),
        dueTime: moment().nullable().describe('When the step is looked at again'),
      }),
    ),
    next: z.int().nullable(),
  }),
});

export const getJourneyEffect = call({
  path: '/operator/journey/effect',
  access: 'operator',
  permission: 'groups.read',
  summary:
    'Players who went on at the control step, compared with those who received nothing: who deposited and logged in within some days, and net revenue per player, each with a 95 % interval.',
  input: z.object({ id: listedId(), days: whole(1, 92).default(14) }),
  output: journeyEffect,
  errors: ['noSuchThing', 'serverBusy'],
});
