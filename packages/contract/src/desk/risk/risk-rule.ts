import { z } from 'zod';
import { currency, moment } from '../../scalars.ts';
import { riskRuleKinds, riskRuleStates, riskSeverities } from './risk-words.ts';

/** The code that a rule keeps over all its versions. */
export const ruleCode = () => z.string().regex(/^[a-z][a-z0-9-]{2,39}$/);

/** A parameter: a whole number, an amount as decimal text in major units, or a word. */
const parameter = z.union([z.int(), z.string().max(40)]);
export const ruleParameters = () => z.record(z.string().max(40), parameter);

/** What a version would have raised in a stretch of the past. */
export const riskTrial = z.object({
  time: moment().describe('When it was tried'),
  by: z.string(),
  from: moment(),
  until: moment(),
  alerts: z.int(),
  more: z.boolean().describe('There are more than the bound of one trial'),
  members: z.int(),
});
export type RiskTrial = z.output<typeof riskTrial>;

export const riskRule = z.object({
  code: z.string(),
  version: z.int().describe('From 1; what is saved is another version, and none is ever changed'),
  kind: z.enum(riskRuleKinds),
  parameters: ruleParameters().describe('By the parameters that the kind declares; amounts are text in major units'),
  currency: currency().nullable().describe('null: members of any currency'),
  severity: z.enum(riskSeverities),
  state: z.enum(riskRuleStates).describe('Of this version'),
  runs: z.int().nullable().describe('The version that is on by now; null: none'),
  contentHash: z.string().describe('SHA-256 in hex over kind, parameters, currency and severity'),
  savedBy: z.string(),
  savedTime: moment(),
  reason: z.string(),
  approval: z.int().nullable().describe('The approval by which it waits for a second person'),
  trial: riskTrial.nullable().describe('The latest of this version; without one it cannot be switched on'),
  alertsIn30Days: z.int().describe('Of all versions of the rule'),
});
export type RiskRule = z.output<typeof riskRule>;

/** A kind of rule, for anyone who writes one. */
export const riskKind = z.object({
  kind: z.enum(riskRuleKinds),
  about: z.string(),
  takesCurrency: z.enum(['never', 'optional', 'required']),
  parameters: z.array(
    z.object({
      name: z.string(),
      unit: z.string().describe("'hours', 'days', 'deposits', 'percent', 'amount', …"),
      about: z.string(),
      least: z.int().nullable(),
      most: z.int().nullable(),
      words: z.array(z.string()).nullable().describe('Where it is one of these codes'),
      needed: z.boolean(),
    }),
  ),
});
