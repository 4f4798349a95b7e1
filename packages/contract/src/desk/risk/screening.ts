import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, text } from '../../scalars.ts';
import { personal } from '../personal.ts';
import { anyOf, listedBy, listOf } from './risk-list.ts';
import { screeningStates } from './risk-words.ts';

export const screeningHit = z.object({
  id: z.int(),
  createTime: moment(),
  memberId: z.int(),
  username: z.string(),
  memberName: personal('name', z.string()),
  memberBirthday: personal('birthday', z.string()),
  list: z.string().describe('The list of the entry'),
  reference: z.string().describe("The list's id of the entry"),
  entryName: z.string(),
  entryBirthday: z.string().nullable(),
  because: z.string().describe('What matches: the name only, or the birthday too'),
  score: z.int().describe('Score of the match, of 100: 60 for all parts of both names, 40 for the birthday'),
  state: z.enum(screeningStates),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type ScreeningHit = z.output<typeof screeningHit>;

export const listScreening = call({
  path: '/operator/risk/screening/list',
  access: 'operator',
  permission: 'risk.read',
  summary:
    'Players whose name matches a sanctions or PEP list, in the order in which they were found, and the lists in use.',
  input: listedBy({ state: anyOf(screeningStates), memberId: maybe(id()) }),
  output: listOf(screeningHit).extend({
    lists: z
      .object({
        source: z.string().describe('The name of the file'),
        readTime: moment(),
        hash: z.string().describe('SHA-256 of the file in hex'),
        entries: z.int(),
        of: z.array(z.object({ list: z.string(), entries: z.int() })).describe('The entries by list'),
        comparedTime: moment()
          .nullable()
          .describe('When all players were last screened against this list; null: not yet'),
      })
      .nullable()
      .describe('The list in use; null: no list is set or it cannot be read, and nobody is screened'),
    problem: z.string().nullable().describe('Why the list that is set cannot be read'),
  }),
});

export const decideScreening = call({
  path: '/operator/risk/screening/decide',
  access: 'operator',
  permission: 'risk.decide',
  summary:
    'Decides whether the player is the person of the list entry. A confirmed match suspends the player; a false positive is stored and not raised again.',
  input: z.object({ id: id(), as: z.enum(['confirmed', 'falsePositive']), reason: text(500).describe('Not empty') }),
  output: screeningHit,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});

export const screenMember = call({
  path: '/operator/risk/screening/member',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Screens one player against the lists at once.',
  input: z.object({ memberId: id() }),
  output: z.object({
    entries: z.int().nullable().describe('With how many entries; null: no list is set, or it cannot be read'),
    problem: z.string().nullable(),
    hits: z.array(screeningHit).describe('All of this member, those that were decided before too; at most 50'),
  }),
  errors: ['noSuchThing', 'ownAffair'],
});
