import { z } from 'zod';
import { call } from '../../call.ts';
import { currency, maybe, moment, nothing, text, whole } from '../../scalars.ts';
import { secondPersonData, secondPersonErrors } from '../approvals/second-person.ts';
import { payoutRule, payoutRuleParameters, payoutTrial } from './payout-rule.ts';

const turn = z.object({
  version: z.int().nullable(),
  to: z.enum(['on', 'off']),
  by: z.string(),
  time: moment(),
  reason: z.string(),
});

export const listPayoutRules = call({
  path: '/operator/payoutRule/list',
  access: 'operator',
  permission: 'cashOuts.read',
  summary:
    'Automatic approval of cash-outs: whether it is on at all, and the latest version of the rule of each currency.',
  input: nothing(),
  output: z.object({
    on: z.boolean().describe('Off: nothing is approved automatically, also where a rule is on'),
    approval: z.int().nullable().describe('The approval by which switching it on waits for a second person'),
    last: turn.nullable().describe('The last time that it was switched on or off; null: never'),
    rules: z.array(payoutRule),
    today: z
      .object({ judged: z.int(), approved: z.int(), toReview: z.int().describe('Of all days') })
      .describe('Of the last 24 hours'),
  }),
});

export const listPayoutRuleVersions = call({
  path: '/operator/payoutRule/versions',
  access: 'operator',
  permission: 'cashOuts.read',
  summary: 'Every version of the rule of a currency, the latest first, and who switched which on and off.',
  input: z.object({ currency: currency() }),
  output: z.object({ versions: z.array(payoutRule), switches: z.array(turn) }),
});

export const savePayoutRule = call({
  path: '/operator/payoutRule/save',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary: 'Saves a draft: another version of the rule. What is on stays on until another version is switched on.',
  input: z.strictObject({
    currency: currency(),
    parameters: payoutRuleParameters,
    reason: text(500).describe('Not empty'),
    version: maybe(whole(1)).describe('The latest version that was shown; left out: there is none'),
  }),
  output: payoutRule,
  errors: ['missingField', 'invalidField', 'conflict'],
});

export const tryPayoutRule = call({
  path: '/operator/payoutRule/try',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    'Judges the cash-outs of the last days by a version, as it would have judged them when they were asked for. Nothing is decided; the trial is kept, and only a tried version can be switched on.',
  input: z.object({ currency: currency(), version: whole(1), days: whole(1, 92) }),
  output: payoutTrial,
  errors: ['noSuchThing', 'serverBusy'],
});

export const switchPayoutRule = call({
  path: '/operator/payoutRule/switch',
  access: 'operator',
  permission: 'cashOuts.decide',
  summary:
    'Switches a rule, or all automatic approvals, off at once; or proposes to switch a tried version, or all of them, on, which applies when a second person approves it.',
  input: z.object({
    currency: maybe(currency()).describe('Left out: all automatic approvals'),
    version: maybe(whole(1)).describe('Of the currency'),
    contentHash: maybe(z.string().regex(/^[0-9a-f]{64}$/)).describe('Of the version that was looked at'),
    to: z.enum(['on', 'off']),
    reason: text(500).describe('Not empty'),
  }),
  output: z.null(),
  errors: ['noSuchThing', 'wrongState', 'missingField', ...secondPersonErrors],
  refusalData: secondPersonData,
});
