import { z } from 'zod';
import { bonusPromotions } from '../../growth/bonus/bonus.ts';
import { documentKinds } from '../../players/account/document-kinds.ts';
import { limitKinds, limitPeriods, pauseKinds } from '../../protection/limits/protection-words.ts';
import { currency, moment } from '../../scalars.ts';
import { healthRules, incidentSeverities } from '../health/health-words.ts';
import { riskSeverities } from '../risk/risk-words.ts';

interface WebhookEvent<Data extends z.ZodObject> {
  /** Rises when a field is removed or means something else; new fields leave it as it is. */
  version: number;
  /** A sentence for the reader of docs/webhooks.md. */
  summary: string;
  data: Data;
  example: z.input<Data>;
}

const event = <Data extends z.ZodObject>(declared: WebhookEvent<Data>) => declared;

const playerId = z.int().describe('The id of the player');
const amount = () =>
  z
    .string()
    .regex(/^\d{1,15}(\.\d{1,8})?$/)
    .describe('Exact, in major units');
const deposit = { playerId, depositId: z.int(), amount: amount(), currency: currency() };
const incident = {
  incidentId: z.int(),
  rule: z.enum(healthRules).describe('What was watched'),
  about: z.string().max(200).describe('Which process, queue, provider, chain, check, job or disk'),
  severity: z.enum(incidentSeverities),
  began: moment(),
};
const figures = z.record(z.string().max(60), z.number()).describe('What was measured');
const cashOut = { playerId, cashOutId: z.int(), amount: amount(), currency: currency() };

/**
 * Every kind of event that leaves the casino. Data are strict: ids, amounts, codes and moments. Names, addresses, numbers of
 * accounts and free texts never leave. What each is made of stands in `event-sources.ts` of the API, by the same names.
 */
export const webhookEvents = {
  'player.joined': event({
    version: 1,
    summary: 'A player has joined.',
    data: z.strictObject({
      playerId,
      currency: currency(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .describe('ISO 3166-1'),
    }),
    example: { playerId: 100_001, currency: 'USD', country: 'PH' },
  }),
  'player.verified': event({
    version: 1,
    summary: 'The identity of a player was verified, by a provider or by a document that staff accepted.',
    data: z.strictObject({
      playerId,
      by: z.enum(['provider', 'document']),
      document: z.enum(documentKinds).nullable().describe('The kind of the accepted document'),
    }),
    example: { playerId: 100_001, by: 'document', document: 'idcardProof' },
  }),
  'player.status_changed': event({
    version: 1,
    summary: 'An account was suspended or reinstated by staff, or closed or reopened at the wish of the player.',
    data: z.strictObject({ playerId, change: z.enum(['suspended', 'reinstated', 'closed', 'reopened']) }),
    example: { playerId: 100_001, change: 'suspended' },
  }),
  'deposit.credited': event({
    version: 1,
    summary: 'A deposit was credited to the balance.',
    data: z.strictObject(deposit),
    example: { playerId: 100_001, depositId: 55, amount: '25.00', currency: 'USD' },
  }),
  'deposit.refused': event({
    version: 1,
    summary: 'A deposit ended without a payment. A payment that arrives later is still credited.',
    data: z.strictObject({ ...deposit, reason: z.enum(['failed', 'expired', 'canceled']) }),
    example: { playerId: 100_001, depositId: 56, amount: '25.00', currency: 'USD', reason: 'failed' },
  }),
  'deposit.returned': event({
    version: 1,
    summary: 'A credited deposit was refunded or charged back. The amount is that of the whole deposit.',
    data: z.strictObject({ ...deposit, how: z.enum(['part_refunded', 'refunded', 'charged_back']) }),
    example: { playerId: 100_001, depositId: 55, amount: '25.00', currency: 'USD', how: 'charged_back' },
  }),
  'deposit.restored': event({
    version: 1,
    summary: 'A charged-back deposit was credited again, since the dispute was won.',
    data: z.strictObject(deposit),
    example: { playerId: 100_001, depositId: 55, amount: '25.00', currency: 'USD' },
  }),
  'cash_out.requested': event({
    version: 1,
    summary: 'A player has asked for a cash-out; its money is held.',
    data: z.strictObject(cashOut),
    example: { playerId: 100_001, cashOutId: 7, amount: '100.00', currency: 'USD' },
  }),
  'cash_out.paid': event({
    version: 1,
    summary: 'A cash-out was paid.',
    data: z.strictObject(cashOut),
    example: { playerId: 100_001, cashOutId: 7, amount: '100.00', currency: 'USD' },
  }),
  'cash_out.refused': event({
    version: 1,
    summary:
      'A cash-out ended without a payout: rejected by staff, failed at the provider or taken back by the player.',
    data: z.strictObject({ ...cashOut, reason: z.enum(['rejected', 'failed', 'canceled']) }),
    example: { playerId: 100_001, cashOutId: 8, amount: '100.00', currency: 'USD', reason: 'rejected' },
  }),
  'bonus.granted': event({
    version: 1,
    summary: 'A bonus with wagering was granted.',
    data: z.strictObject({
      playerId,
      bonusId: z.int(),
      promotion: z.enum(bonusPromotions),
      amount: amount(),
      required: amount().describe('Bets to be made'),
      currency: currency(),
    }),
    example: {
      playerId: 100_001,
      bonusId: 12,
      promotion: 'firstDeposit',
      amount: '25.00',
      required: '750.00',
      currency: 'USD',
    },
  }),
  'bonus.finished': event({
    version: 1,
    summary: 'A bonus ended.',
    data: z.strictObject({
      playerId,
      bonusId: z.int(),
      outcome: z.enum(['released', 'lost', 'givenUp', 'expired', 'cancelled']),
      paid: amount().describe('That turned into cash'),
      forfeited: amount(),
      currency: currency(),
    }),
    example: { playerId: 100_001, bonusId: 12, outcome: 'released', paid: '31.50', forfeited: '0.00', currency: 'USD' },
  }),
  'protection.limit_changed': event({
    version: 1,
    summary: 'A limit of a player applies from now on.',
    data: z.strictObject({
      playerId,
      limit: z.enum(limitKinds),
      period: z.enum(limitPeriods),
      amount: amount().nullable().describe('null: a limit of time, or the limit was removed'),
      currency: currency().nullable(),
      minutes: z.int().nullable().describe('Of a limit of time; null also when it was removed'),
    }),
    example: {
      playerId: 100_001,
      limit: 'deposit',
      period: 'week',
      amount: '200.00',
      currency: 'USD',
      minutes: null,
    },
  }),
  'protection.break_started': event({
    version: 1,
    summary: 'A break or an exclusion began: send this player no offers.',
    data: z.strictObject({
      playerId,
      kind: z.enum(pauseKinds),
      until: moment().nullable().describe('null: for good'),
    }),
    example: { playerId: 100_001, kind: 'exclusion', until: null },
  }),
  'protection.exclusion_lifted': event({
    version: 1,
    summary: 'An exclusion for good was lifted, at the wish of the player and after its waiting period.',
    data: z.strictObject({ playerId }),
    example: { playerId: 100_001 },
  }),
  'maintenance.changed': event({
    version: 1,
    summary: 'Maintenance was planned, changed or cancelled, or it began or ended.',
    data: z.strictObject({
      maintenanceId: z.int(),
      state: z.enum(['planned', 'on', 'over', 'cancelled']),
      start: moment(),
      end: moment().describe('When it is expected to end'),
    }),
    example: { maintenanceId: 4, state: 'on', start: '2026-11-30T03:00:00.000Z', end: '2026-11-30T05:00:00.000Z' },
  }),
  'api_key.made': event({
    version: 1,
    summary: 'An API key was made. One that can write works when its maker has fetched the secret.',
    data: z.strictObject({ keyId: z.int(), writes: z.boolean().describe('Whether it can change anything') }),
    example: { keyId: 3, writes: false },
  }),
  'api_key.revoked': event({
    version: 1,
    summary: 'An API key was revoked, by staff or with the account of its maker.',
    data: z.strictObject({ keyId: z.int() }),
    example: { keyId: 3 },
  }),
  'api_key.expired': event({
    version: 1,
    summary: 'An API key has expired.',
    data: z.strictObject({ keyId: z.int() }),
    example: { keyId: 3 },
  }),
  'alert.raised': event({
    version: 1,
    summary: 'A risk rule raised an alert.',
    data: z.strictObject({
      playerId: playerId.nullable().describe('null: it is about no player'),
      alertId: z.int(),
      rule: z.string().max(64).describe('The code of the rule'),
      severity: z.enum(riskSeverities),
    }),
    example: { playerId: 100_001, alertId: 3, rule: 'deposit-velocity', severity: 'high' },
  }),
  'incident.raised': event({
    version: 1,
    summary: 'A condition of system health has lasted as long as its rule requires.',
    data: z.strictObject({ ...incident, figures }),
    example: {
      incidentId: 9,
      rule: 'diskFull',
      about: 'db-1',
      severity: 'critical',
      began: '2026-11-30T03:59:06.000Z',
      figures: { usedPercent: 93.4, freeBytes: 8_000_000_000 },
    },
  }),
  'incident.acknowledged': event({
    version: 1,
    summary: 'Staff acknowledged an incident.',
    data: z.strictObject(incident),
    example: {
      incidentId: 9,
      rule: 'diskFull',
      about: 'db-1',
      severity: 'critical',
      began: '2026-11-30T03:59:06.000Z',
    },
  }),
  'incident.resolved': event({
    version: 1,
    summary: 'An incident is over.',
    data: z.strictObject(incident),
    example: {
      incidentId: 9,
      rule: 'diskFull',
      about: 'db-1',
      severity: 'critical',
      began: '2026-11-30T03:59:06.000Z',
    },
  }),
  'webhook.test': event({
    version: 1,
    summary: 'Staff pressed **Send a test event**. Nobody subscribes to it; each address gets its own.',
    data: z.strictObject({ subscriptionId: z.int() }),
    example: { subscriptionId: 1 },
  }),
} as const;

export type WebhookEventKind = keyof typeof webhookEvents;
export type WebhookData<K extends WebhookEventKind> = z.input<(typeof webhookEvents)[K]['data']>;
export const webhookEventKinds = Object.keys(webhookEvents) as [WebhookEventKind, ...WebhookEventKind[]];

export type SubscribedKind = Exclude<WebhookEventKind, 'webhook.test'>;
/** What an address can be subscribed to. */
export const subscribedKinds = webhookEventKinds.filter((kind) => kind !== 'webhook.test') as [
  SubscribedKind,
  ...SubscribedKind[],
];

/** What is sent: the body of each request, as JSON in UTF-8. */
export const webhookBody = z.strictObject({
  id: z
    .string()
    .regex(/^evt_\d+$/)
    .describe('The same as the header `webhook-id`, however often it is sent'),
  type: z.enum(webhookEventKinds),
  version: z.int().describe('Of the data of this type'),
  timestamp: moment().describe('When it happened'),
  data: z.record(z.string(), z.unknown()).describe('By the type'),
});
