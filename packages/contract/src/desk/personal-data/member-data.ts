import { z } from 'zod';
import { call } from '../../call.ts';
import { correctable, correctionStates } from '../../players/personal-data/correction.ts';
import { copyStates, erasureStates } from '../../players/personal-data/get-data.ts';
import { done, id, moment, text } from '../../scalars.ts';
import { secondPersonData } from '../approvals/second-person.ts';

export const getMemberData = call({
  path: '/operator/data/member',
  access: 'operator',
  permission: 'members.read',
  summary: "A player's data requests: exports, corrections, erasure, and consents.",
  input: z.object({ memberId: id() }),
  output: z.object({
    copies: z.array(
      z.object({
        id: z.int(),
        askTime: moment(),
        by: z.string(),
        state: z.enum(copyStates),
        makeTime: moment().nullable(),
        bytes: z.int().nullable(),
        fetches: z.int().describe('How often the member fetched it'),
      }),
    ),
    corrections: z.array(
      z.object({
        id: z.int(),
        askTime: moment(),
        fields: z.array(z.enum(correctable)),
        state: z.enum(correctionStates),
        decidedBy: z.string().nullable(),
        reason: z.string().nullable(),
      }),
    ),
    erasure: z
      .object({
        askTime: moment(),
        by: z.string(),
        reason: z.string().nullable(),
        fromTime: moment(),
        keepUntil: z.string().nullable().describe('Last day for which the law requires identity data to be kept'),
        state: z.enum(erasureStates),
        problem: z.string().nullable().describe('Why it has to wait'),
      })
      .nullable(),
    consents: z.array(
      z.object({
        what: z.enum(['offers', 'text', 'liveRounds']),
        articleId: z.int().nullable(),
        version: z.int().nullable(),
        given: z.boolean(),
        place: z.string(),
        time: moment(),
      }),
    ),
  }),
  errors: ['noSuchThing', 'notPermitted'],
});

export const makeMemberCopy = call({
  path: '/operator/data/makeCopy',
  access: 'operator',
  permission: 'data.export',
  summary: 'Makes a data export for a player, free of charge. Only the player can download it.',
  input: z.object({ memberId: id(), reason: text(300).describe('Not empty') }),
  output: done(),
  errors: ['noSuchThing', 'missingField', 'copyUnderWay', 'notPermitted', 'ownAffair'],
});

export const eraseMember = call({
  path: '/operator/data/erase',
  access: 'operator',
  permission: 'data.erase',
  summary:
    'Erases a player, with a second person: immediately what no law requires to keep, and identity data when its retention period ends.',
  input: z.object({ memberId: id(), reason: text(300).describe('Not empty') }),
  output: done(),
  refusalData: secondPersonData,
  errors: [
    'noSuchThing',
    'missingField',
    'moneyLeft',
    'wrongState',
    'waitsForSecond',
    'secondOperatorNeeded',
    'notPermitted',
    'ownAffair',
  ],
});
