import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, currency, listedId, maybe, moment, nothing, text, whole } from '../../scalars.ts';
import { byCurrency, group, groupConditionKind, groupName, groupRule } from './group.ts';

export const listGroups = call({
  path: '/operator/group/list',
  access: 'operator',
  permission: 'groups.read',
  summary: 'The latest version of every group, by name, and the available conditions.',
  input: nothing(),
  output: z.object({ groups: z.array(group), conditions: z.array(groupConditionKind) }),
});

export const listGroupVersions = call({
  path: '/operator/group/versions',
  access: 'operator',
  permission: 'groups.read',
  summary: 'Every version of a group, the latest first.',
  input: z.object({ id: listedId() }),
  output: z.array(group),
  errors: ['noSuchThing'],
});

export const saveGroup = call({
  path: '/operator/group/save',
  access: 'operator',
  permission: 'groups.edit',
  summary: 'Saves a new version of a group, or a new group. Campaigns keep the version they were created with.',
  input: z.strictObject({
    id: maybe(listedId()).describe('Left out: a new group'),
    version: maybe(whole(1)).describe('The latest version that was shown; left out: the group is new'),
    name: groupName(),
    rule: groupRule(),
    reason: text(300).describe('Not empty'),
  }),
  output: group,
  errors: ['noSuchThing', 'missingField', 'invalidField', 'conflict'],
});

export const countGroup = call({
  path: '/operator/group/count',
  access: 'operator',
  permission: 'groups.read',
  summary: 'How many players a rule matches now, saved or not, within a time limit of a few seconds, with a sample.',
  input: z.strictObject({ rule: groupRule() }),
  output: z.object({
    members: z.int().nullable().describe('null: counting takes longer than `withinMs`'),
    withinMs: z.int(),
    currencies: byCurrency,
    sample: z
      .array(
        z.object({
          id: z.int(),
          username: z.string(),
          country: z.string(),
          currency: currency(),
          vipLevel: z.int(),
          createTime: moment(),
        }),
      )
      .describe('The ten that joined last'),
  }),
  errors: ['missingField', 'invalidField'],
});

export const bonusLiability = call({
  path: '/operator/group/bonusLiability',
  access: 'operator',
  permission: 'bonuses.read',
  summary: 'Bonus liability by currency, as of the last roll-up of the books, and the active bonuses.',
  input: nothing(),
  output: z.array(
    z.object({
      currency: currency(),
      asOf: moment(),
      bonus: amount().describe('In the bonus pockets of all books'),
      open: z.int().describe('Bonuses that are open'),
      given: amount().describe('What these came to when they were given'),
      required: amount().describe('Bets that they ask for'),
      wagered: amount().describe('Of them made and counted'),
    }),
  ),
});
