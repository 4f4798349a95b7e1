import { z } from 'zod';
import { moment, text } from '../../scalars.ts';
import { healthRules, incidentSeverities } from '../health/health-words.ts';
import { subscribedKinds, webhookEventKinds } from './webhook-events.ts';

/** `webhook`: signed events; the others: incidents of system health, as a message or an alert of another service. */
const webhookFormats = ['webhook', 'slack', 'pagerduty'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** `ended`: for good, nothing is sent any more. */
const webhookStates = ['active', 'paused', 'ended'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why a subscription is paused: by staff, after failures for too long, or since the receiver answered 410. */
const webhookPauseReasons = ['staff', 'failing', 'gone'] as const;
export type WebhookPauseReason = (typeof webhookPauseReasons)[number];

/** `dead`: not delivered after all tries; it is sent again only by a replay. */
export const webhookDeliveryStates = ['waiting', 'delivered', 'dead'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why there was no answer of the receiver, or none that counts. */
export const webhookProblems = [
  'status',
  'timeout',
  'connection',
  'certificate',
  'addressRefused',
  'unclear',
  'old',
] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

export const webhookTerms = {
  url: text(500).describe('https, a public host and port 443; while developing also http on this machine'),
  description: text(200),
  kinds: z.array(z.enum(subscribedKinds)).min(1).max(subscribedKinds.length),
};

/** Which incidents a destination of alerts is sent, and in which language. */
export const alertTerms = {
  description: text(200),
  rules: z.array(z.enum(healthRules)).max(healthRules.length).describe('Empty: all'),
  severities: z.array(z.enum(incidentSeverities)).max(incidentSeverities.length).describe('Empty: all'),
  language: z.enum(['en', 'fil']).describe('Of the message'),
};

export const webhook = z.object({
  id: z.int(),
  format: z.enum(webhookFormats),
  url: z.string().describe('Of Slack only the host: the whole address is a secret'),
  description: z.string(),
  kinds: z.array(z.enum(subscribedKinds)),
  rules: alertTerms.rules,
  severities: alertTerms.severities,
  language: alertTerms.language,
  state: z.enum(webhookStates),
  pauseReason: z.enum(webhookPauseReasons).nullable(),
  pauseTime: moment().nullable(),
  failures: z.int().describe('Failed tries since the last delivery'),
  failingSince: moment().nullable(),
  lastDeliveryTime: moment().nullable(),
  waiting: z.int().describe('Events that wait to be delivered, counted up to 10,000'),
  oldestWaitingTime: moment().nullable(),
  dead: z.int().describe('Counted up to 10,000'),
  formerSecretUntil: moment().nullable().describe('Until then events are signed with the former secret as well'),
  madeBy: z.string(),
  makeTime: moment(),
});
export type DeskWebhook = z.output<typeof webhook>;

export const webhookDelivery = z.object({
  eventId: z.int(),
  kind: z.enum(webhookEventKinds),
  memberId: z.int().nullable(),
  eventTime: moment(),
  state: z.enum(webhookDeliveryStates),
  tries: z.int().describe('Since it waits; a replay counts from 0'),
  replays: z.int(),
  dueTime: moment().nullable().describe('Of the next try, while it waits'),
  lastTime: moment().nullable().describe('Of the last try'),
  lastStatus: z.int().nullable().describe('HTTP status of the last answer'),
  lastProblem: z.enum(webhookProblems).nullable(),
  lastMs: z.int().nullable().describe('Milliseconds until the last answer'),
});
export type DeskWebhookDelivery = z.output<typeof webhookDelivery>;

export const webhookAttempt = z.object({
  number: z.int(),
  time: moment(),
  status: z.int().nullable(),
  problem: z.enum(webhookProblems).nullable(),
  ms: z.int(),
  response: z.string().describe('The first characters of the answer'),
});
