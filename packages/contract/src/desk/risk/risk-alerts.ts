import { z } from 'zod';
import { call } from '../../call.ts';
import { flag, id, maybe, moment, text } from '../../scalars.ts';
import { riskAlert, riskMute } from './risk-alert.ts';
import { anyOf, listedBy, listOf } from './risk-list.ts';
import { ruleCode } from './risk-rule.ts';
import { riskAlertStates, riskSeverities } from './risk-words.ts';

export const listRiskAlerts = call({
  path: '/operator/risk/alert/list',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Alerts in any state, in the order in which they were raised.',
  input: listedBy({
    state: anyOf(riskAlertStates),
    severity: anyOf(riskSeverities),
    rule: maybe(ruleCode()),
    memberId: maybe(id()),
    caseId: maybe(id()),
  }),
  output: listOf(riskAlert),
});

export const getRiskAlert = call({
  path: '/operator/risk/alert/get',
  access: 'operator',
  permission: 'risk.read',
  summary: 'One alert.',
  input: z.object({ id: id() }),
  output: riskAlert,
  errors: ['noSuchThing'],
});

export const dismissRiskAlert = call({
  path: '/operator/risk/alert/dismiss',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Ends an open alert without a case: nothing to do about it, or the rule was wrong about the member.',
  input: z.object({ id: id(), as: z.enum(['dismissed', 'falsePositive']), reason: text(300).describe('Not empty') }),
  output: riskAlert,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'ownAffair'],
});

export const muteRiskRule = call({
  path: '/operator/risk/alert/mute',
  access: 'operator',
  permission: 'risk.decide',
  summary: 'Mutes a rule for a player until a moment, at most a year from now. Its earlier alerts stay.',
  input: z.object({
    code: ruleCode(),
    memberId: id(),
    until: moment(),
    reason: text(300).describe('Not empty'),
  }),
  output: z.object({ until: moment() }),
  errors: ['noSuchThing', 'invalidField', 'missingField', 'ownAffair'],
});

export const listRiskMutes = call({
  path: '/operator/risk/mute/list',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Mutes of rules for players, with end and reason. Rows are never changed.',
  input: listedBy({
    rule: maybe(ruleCode()),
    memberId: maybe(id()),
    inForce: flag().optional().describe('true: only those whose time is not over'),
  }),
  output: listOf(riskMute),
});
