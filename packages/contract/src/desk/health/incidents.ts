import { z } from 'zod';
import { call } from '../../call.ts';
import { id, maybe, moment, text, whole } from '../../scalars.ts';
import { healthRules, incidentStates } from './health-words.ts';

const incident = z.object({
  id: z.int(),
  rule: z.enum(healthRules),
  subject: z.string().describe('Which process, queue, provider, chain, check, job or disk'),
  beganTime: moment().describe('When the condition was first seen'),
  raisedTime: moment().describe('When the condition had lasted as long as its rule requires'),
  endedTime: moment().nullable(),
  facts: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .describe('What was measured, when it was last measured'),
  mailedTo: z.int().describe('How many addresses were notified'),
  acknowledgedBy: z.string().nullable(),
  acknowledgedTime: moment().nullable(),
  note: z.string().nullable(),
});
export type HealthIncident = z.output<typeof incident>;

export const listIncidents = call({
  path: '/operator/health/incidents',
  access: 'operator',
  permission: 'health.read',
  summary: 'Incidents, newest first.',
  input: z.object({
    state: maybe(z.enum(incidentStates)),
    before: maybe(id()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(incident), next: z.int().nullable() }),
});

export const acknowledgeIncident = call({
  path: '/operator/health/acknowledge',
  access: 'operator',
  permission: 'health.read',
  summary: 'Acknowledges an incident, with a note. Once.',
  input: z.object({ id: id(), note: text(300).refine((said) => said.length >= 3, 'too short') }),
  output: incident,
  errors: ['noSuchThing', 'wrongState'],
});
