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
  list: z.string().describe('Which list the entry stands in'),
  reference: z.string().describe('What the list calls the entry'),
  entryName: z.string(),
  entryBirthday: z.string().nullable(),
  because: z.string().describe('What agrees: the name alone, or the birthday as well'),
  score: z.int().describe('How much of both agrees, of 100: 60 for all words of both names, 40 for the birthday'),
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
    'Members whose name stands in a list of sanctions or exposed persons, in the order in which they were found, and what is compared with.',
  input: listedBy({ state: anyOf(screeningStates), memberId: maybe(id()) }),
  output: listOf(screeningHit).extend({
    lists: z
      .object({
        source: z.string().describe('The name of the file'),
        readTime: moment(),
        hash: z.string().describe('SHA-256 of the file in hex'),
        entries: z.int(),
        of: z.array(z.object({ list: z.string(), entries: z.int() })).describe('The entries by list'),
        comparedTime: moment().nullable().describe('When everybody was last compared with exactly this; null: not yet'),
      })
      .nullable()
      .describe('What is compared with; null: no list is set, and nobody is compared, or it cannot be read'),
    problem: z.string().nullable().describe('Why the list that is set cannot be read'),
  }),
});

export const decideScreening = call({
  path: '/operator/risk/screening/decide',
  access: 'operator',
  permission: 'risk.decide',
  summary:
    'Says whether the member is who the entry means. Who is gets suspended with it; what was no match is remembered and not asked again.',
  input: z.object({ id: id(), as: z.enum(['confirmed', 'falsePositive']), reason: text(500).describe('Not empty') }),
  output: screeningHit,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});

export const screenMember = call({
  path: '/operator/risk/screening/member',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Compares one member with the lists at once, without waiting for the turn of everybody.',
  input: z.object({ memberId: id() }),
  output: z.object({
    entries: z.int().nullable().describe('With how many entries; null: no list is set, or it cannot be read'),
    problem: z.string().nullable(),
    hits: z.array(screeningHit).describe('All of this member, those that were decided before too; at most 50'),
  }),
  errors: ['noSuchThing', 'ownAffair'],
});
