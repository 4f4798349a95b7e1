import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment, text } from '../../scalars.ts';
import { personal } from '../personal.ts';
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
  state: z.enum(screeningStates),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
});
export type ScreeningHit = z.output<typeof screeningHit>;

export const listScreening = call({
  path: '/operator/risk/screening/listPage',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Members whose name stands in a list of sanctions or exposed persons, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      state: { schema: z.enum(screeningStates), operators: ['EQ', 'IN'] },
      memberId: { schema: id(), operators: ['EQ'] },
      list: { schema: text(60), operators: ['EQ'] },
    },
    sort: ['createTime', 'id'],
  }),
  output: deskPageOf(screeningHit).extend({
    lists: z
      .object({ entries: z.int(), readTime: moment(), hash: z.string() })
      .nullable()
      .describe('What is compared with; null: no list is set, and nobody is compared, or it cannot be read'),
    problem: z.string().nullable().describe('Why the list that is set cannot be read'),
  }),
});

export const decideScreening = call({
  path: '/operator/risk/screening/decide',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Says whether the member is who the entry means. What was no match is remembered and not asked again.',
  input: z.object({ id: id(), as: z.enum(['confirmed', 'falsePositive']), reason: text(500).describe('Not empty') }),
  output: screeningHit,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});
