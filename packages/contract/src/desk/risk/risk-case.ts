import { z } from 'zod';
import { moment } from '../../scalars.ts';
import { riskAlert } from './risk-alert.ts';
import { riskCaseOutcomes, riskCaseStates, riskSeverities } from './risk-words.ts';

export const riskCase = z.object({
  id: z.int(),
  title: z.string(),
  state: z.enum(riskCaseStates),
  outcome: z.enum(riskCaseOutcomes).nullable(),
  severity: z
    .enum(riskSeverities)
    .describe('The highest severity of its alerts and of the one set at its opening; low without either'),
  assignedTo: z.string().nullable(),
  openedBy: z.string(),
  openTime: moment(),
  closedBy: z.string().nullable(),
  closeTime: moment().nullable(),
  closeReason: z.string().nullable(),
  members: z.array(z.object({ memberId: z.int(), username: z.string(), addedBy: z.string(), addTime: moment() })),
  alerts: z.int().describe('How many'),
});
export type RiskCase = z.output<typeof riskCase>;

export const riskCaseWhole = riskCase.extend({
  alertList: z.array(riskAlert).describe('The first 200'),
  notes: z.array(z.object({ id: z.int(), by: z.string(), time: moment(), text: z.string() })),
  reports: z.array(z.object({ hash: z.string(), by: z.string(), time: moment(), bytes: z.int() })),
});
