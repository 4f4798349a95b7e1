import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, listedId, maybe, moment, nothing, text, whole } from '../../scalars.ts';
import {
  alertTerms,
  webhook,
  webhookAttempt,
  webhookDelivery,
  webhookDeliveryStates,
  webhookProblems,
  webhookTerms,
} from './webhook.ts';
import { webhookEventKinds } from './webhook-events.ts';

const reason = () => text(300).describe('Not empty');
const secret = () => z.string().describe('For the receiver; shown only here');

export const listWebhooks = call({
  path: '/operator/webhook/list',
  access: 'operator',
  permission: 'webhooks.read',
  summary: 'Subscriptions of webhooks with their health; ended ones last.',
  input: nothing(),
  output: z.array(webhook),
});

export const createWebhook = call({
  path: '/operator/webhook/create',
  access: 'operator',
  permission: 'webhooks.edit',
  summary: 'Subscribes an address to kinds of events, and answers the secret that its events are signed with.',
  input: z.strictObject({ ...webhookTerms, reason: reason() }),
  output: z.object({ webhook, secret: secret() }),
  errors: ['missingField', 'invalidField'],
});

export const changeWebhook = call({
  path: '/operator/webhook/change',
  access: 'operator',
  permission: 'webhooks.edit',
  summary: 'Changes the address, the description and the kinds of events of a subscription.',
  input: z.strictObject({ id: listedId(), ...webhookTerms, reason: reason() }),
  output: webhook,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'invalidField'],
});

/** Never answered again, and left out it stays what it is. */
const alertSecret = {
  address: maybe(text(500)).describe(
    'Of Slack the address of the incoming webhook, which is a secret; of PagerDuty the address of its Events API, where it is not https://events.pagerduty.com/v2/enqueue',
  ),
  routingKey: maybe(z.string().regex(/^[A-Za-z0-9]{32}$/)).describe(
    'Of PagerDuty: the integration key of Events API v2',
  ),
};

export const createAlertDestination = call({
  path: '/operator/webhook/createAlert',
  access: 'operator',
  permission: 'webhooks.edit',
  summary:
    'Sends incidents of system health to Slack or PagerDuty: when they are raised, acknowledged and over. The address of Slack and the key of PagerDuty are stored sealed.',
  input: z.strictObject({ format: z.enum(['slack', 'pagerduty']), ...alertSecret, ...alertTerms, reason: reason() }),
  output: webhook,
  errors: ['missingField', 'invalidField'],
});

export const changeAlertDestination = call({
  path: '/operator/webhook/changeAlert',
  access: 'operator',
  permission: 'webhooks.edit',
  summary:
    'Changes which incidents a destination is sent, or its address or key. What was raised there is also resolved there.',
  input: z.strictObject({ id: listedId(), ...alertSecret, ...alertTerms, reason: reason() }),
  output: webhook,
  errors: ['noSuchThing', 'wrongState', 'missingField', 'invalidField'],
});

export const rotateWebhookSecret = call({
  path: '/operator/webhook/rotate',
  access: 'operator',
  permission: 'webhooks.edit',
  summary: 'Makes a new secret. Events are signed with the former one as well for some hours; 0: no longer.',
  input: z.strictObject({ id: listedId(), formerHours: whole(0, 168).default(24), reason: reason() }),
  output: z.object({ webhook, secret: secret() }),
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const turnWebhook = call({
  path: '/operator/webhook/turn',
  access: 'operator',
  permission: 'webhooks.edit',
  summary: 'Pauses a subscription (its events wait), resumes it, or ends it for good.',
  input: z.strictObject({ id: listedId(), to: z.enum(['active', 'paused', 'ended']), reason: reason() }),
  output: webhook,
  errors: ['noSuchThing', 'wrongState', 'missingField'],
});

export const testWebhook = call({
  path: '/operator/webhook/test',
  access: 'operator',
  permission: 'webhooks.edit',
  summary: 'Sends a test event to the address, by the way of all others.',
  input: z.strictObject({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'wrongState'],
});

export const listWebhookDeliveries = call({
  path: '/operator/webhook/deliveries',
  access: 'operator',
  permission: 'webhooks.read',
  summary: 'Events of one subscription with their deliveries, newest first.',
  input: z.strictObject({
    id: listedId(),
    state: maybe(z.enum(webhookDeliveryStates)),
    kind: maybe(z.enum(webhookEventKinds)),
    problem: maybe(z.enum(webhookProblems)),
    memberId: maybe(id()),
    before: maybe(id()).describe('`next` of the page before'),
    pageSize: whole(1, 200).default(50),
  }),
  output: z.object({ rows: z.array(webhookDelivery), next: z.int().nullable() }),
  errors: ['noSuchThing'],
});

export const getWebhookDelivery = call({
  path: '/operator/webhook/delivery',
  access: 'operator',
  permission: 'webhooks.read',
  summary: 'One event with its body and every try to deliver it.',
  input: z.strictObject({ id: listedId(), eventId: id() }),
  output: z.object({ delivery: webhookDelivery, body: z.string(), attempts: z.array(webhookAttempt) }),
  errors: ['noSuchThing'],
});

export const replayWebhook = call({
  path: '/operator/webhook/replay',
  access: 'operator',
  permission: 'webhooks.edit',
  summary:
    'Sends events of a subscription again: one, all dead ones, or those that happened in a stretch of time, delivered before or not. At most 10,000, the oldest first.',
  input: z.strictObject({
    id: listedId(),
    what: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('one'), eventId: id() }),
      z.strictObject({ is: z.literal('dead') }),
      z.strictObject({ is: z.literal('range'), from: moment(), until: moment() }),
    ]),
    reason: reason(),
  }),
  output: z.object({ replayed: z.int() }),
  errors: ['noSuchThing', 'wrongState', 'missingField', 'invalidField'],
});
