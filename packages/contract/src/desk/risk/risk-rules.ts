import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, maybe, moment, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { riskKind, riskRule, ruleCode, ruleParameters } from './risk-rule.ts';
import { riskRuleKinds, riskSeverities } from './risk-words.ts';

export const listRiskRules = call({
  path: '/operator/risk/rule/list',
  access: 'operator',
  permission: 'risk.read',
  summary: 'The latest version of every rule, in the order of their codes, and the kinds there are.',
  input: z.object({}),
  output: z.object({ rules: z.array(riskRule), kinds: z.array(riskKind) }),
});

export const listRiskRuleVersions = call({
  path: '/operator/risk/rule/versions',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Every version of a rule, the latest first, and who switched which on and off.',
  input: z.object({ code: ruleCode() }),
  output: z.object({
    versions: z.array(riskRule),
    switches: z.array(
      z.object({
        version: z.int(),
        to: z.enum(['on', 'off']),
        by: z.string(),
        time: moment(),
        reason: z.string(),
      }),
    ),
  }),
  errors: ['noSuchThing'],
});

export const saveRiskRule = call({
  path: '/operator/risk/rule/save',
  access: 'operator',
  permission: 'rules.edit',
  summary: 'Saves a draft: another version of the rule. What is on stays on until another version is switched on.',
  input: z.strictObject({
    code: ruleCode(),
    kind: z.enum(riskRuleKinds).describe('Stays the same over all versions of a rule'),
    parameters: ruleParameters(),
    currency: maybe(currency()).describe('Left out: members of any currency, where no parameter is an amount'),
    severity: z.enum(riskSeverities),
    reason: text(500).describe('Not empty'),
    version: maybe(whole(1)).describe('The latest version that was shown; left out: the rule is new'),
  }),
  output: riskRule,
  errors: ['missingField', 'invalidField', 'conflict'],
});

export const tryRiskRule = call({
  path: '/operator/risk/rule/try',
  access: 'operator',
  permission: 'rules.edit',
  summary:
    'Runs a version of a rule on past data: how many alerts it would have raised, about which players, and how many of them are in a case already. No alerts are raised; the trial is kept, and only a tried version can be switched on.',
  input: z.object({
    code: ruleCode(),
    version: whole(1),
    from: moment(),
    until: moment().describe('At most 92 days after `from`'),
  }),
  output: z.object({
    alerts: z.int(),
    more: z.boolean().describe('There are more than the bound of one trial, 10,000; the figures are of the first'),
    members: z.int().describe('On how many members'),
    membersInCases: z.int().describe('How many of them are in a case already'),
    days: z
      .array(z.object({ day: z.string().describe('YYYY-MM-DD, UTC'), alerts: z.int() }))
      .describe('Every day of the stretch, in order'),
    first: z
      .array(
        z.object({
          memberId: z.int().nullable(),
          username: z.string(),
          alerts: z.int(),
          inCase: z.boolean(),
          muted: z.boolean().describe('The rule is muted for this member at the first of these alerts'),
          sentence: z.string().describe('Of the first alert'),
          time: moment(),
        }),
      )
      .describe('The first 100 members'),
  }),
  errors: ['noSuchThing', 'invalidField', 'serverBusy'],
});

export const switchRiskRule = call({
  path: '/operator/risk/rule/switch',
  access: 'operator',
  permission: 'rules.edit',
  summary:
    'Proposes to switch a tried version on in place of the current one, or to switch the rule off. It applies when a second person approves it.',
  input: z.object({
    code: ruleCode(),
    version: whole(1),
    to: z.enum(['on', 'off']),
    contentHash: z.string().regex(/^[0-9a-f]{64}$/),
    reason: text(500).describe('Not empty'),
  }),
  output: riskRule,
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});
