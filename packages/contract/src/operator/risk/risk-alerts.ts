import { z } from 'zod';
import { call } from '../../call.ts';
import { deskPageOf, pageInput } from '../../list-query.ts';
import { id, moment, text } from '../../scalars.ts';
import { riskAlert } from './risk-alert.ts';
import { ruleCode } from './risk-rule.ts';
import { riskAlertStates, riskSeverities } from './risk-words.ts';

export const listRiskAlerts = call({
  path: '/operator/risk/alert/listPage',
  access: 'operator',
  permission: 'risk.read',
  summary: 'Alerts, oldest first unless sorted otherwise.',
  input: pageInput({
    filters: {
      state: { schema: z.enum(riskAlertStates), operators: ['EQ', 'IN'] },
      severity: { schema: z.enum(riskSeverities), operators: ['EQ', 'IN'] },
      rule: { schema: ruleCode(), operators: ['EQ'] },
      memberId: { schema: id(), operators: ['EQ'] },
      caseId: { schema: id(), operators: ['EQ'] },
      time: { schema: moment(), operators: ['GT', 'GTE', 'LT', 'LTE'] },
    },
    sort: ['time', 'id'],
  }),
  output: deskPageOf(riskAlert),
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
  summary: 'Lets a rule say nothing about a member until a moment, at most a year from now. Its earlier alerts stay.',
  input: z.object({
    code: ruleCode(),
    memberId: id(),
    until: moment(),
    reason: text(300).describe('Not empty'),
  }),
  output: z.object({ until: moment() }),
  errors: ['noSuchThing', 'invalidField', 'missingField', 'ownAffair'],
});
