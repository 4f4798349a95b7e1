import { z } from 'zod';
import { currency, moment } from '../../scalars.ts';
import { riskAlertStates, riskRuleKinds, riskSeverities } from './risk-words.ts';

export const riskAlert = z.object({
  id: z.int(),
  createTime: moment(),
  time: moment().describe('Of the event that raised it'),
  rule: z.string(),
  version: z.int(),
  kind: z.enum(riskRuleKinds),
  severity: z.enum(riskSeverities),
  memberId: z.int().nullable().describe('null: it is about a person of the staff'),
  username: z.string().nullable().describe('User name of the player, or name of a person of the staff'),
  currency: currency().nullable(),
  sentence: z.string(),
  facts: z.record(z.string(), z.string()).describe('The values it was raised from, as shown'),
  state: z.enum(riskAlertStates),
  caseId: z.int().nullable(),
  decidedBy: z.string().nullable(),
  decidedTime: moment().nullable(),
  reason: z.string().nullable(),
  contentHash: z.string().describe('SHA-256 in hex over what was raised; a decision in the queue is bound to it'),
});
export type RiskAlert = z.output<typeof riskAlert>;

export const riskMute = z.object({
  id: z.int(),
  rule: z.string(),
  memberId: z.int(),
  username: z.string(),
  time: moment(),
  until: moment(),
  by: z.string(),
  reason: z.string(),
  inForce: z.boolean(),
});
export type RiskMute = z.output<typeof riskMute>;
