import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { choices } from '../choices.ts';
import { send } from '../events/deliver-events.ts';
import { findEvent, insertEvent } from '../events/event.store.ts';
import { sendersOf } from '../events/senders.ts';
import type { Parts } from '../fake-provider.ts';
import { eventOf } from '../payments/decide-payment.ts';
import { findPayment, overwritePayment, paymentStates } from '../payments/payment.store.ts';
import { decidePayout } from '../payouts/payout.store.ts';
import { payoutBehaviours } from '../payouts/take-payout.ts';
import { decide } from '../stripe/decide.ts';
import { disputeStatuses } from '../stripe/disputes/dispute.store.ts';
import { closeDispute, openDispute } from '../stripe/disputes/move-dispute.ts';
import { findSession, type Session, setRefunded } from '../stripe/session.store.ts';
import { stripeEvent } from '../stripe/stripe-event.ts';
import { chargeWire, disputeWire, failedRefundWire, sessionWire } from '../stripe/wire.ts';
import { listEvents, listPayouts, setControl } from './control.store.ts';
import { troubleName, troubles } from './trouble.ts';

const decision = z.object({ choice: z.enum(choices), payer: z.string().max(60).default('') });
const hold = z.object({ hold: z.boolean() });
const trouble = z.object({ trouble: z.enum(troubles) });
const payouts = z.object({ behaviour: z.enum(payoutBehaviours) });
const payoutDecision = z.object({ outcome: z.enum(['settle', 'fail', 'return']) });
const forged = z.object({
  sessionId: z.string(),
  type: z.string(),
  /** Fields of the event's object that differ from the truth. */
  changes: z.record(z.string(), z.unknown()).default({}),
  /** How long ago the event is said to have happened. */
  agoS: z.number().min(0).default(0),
});
/** What a provider says of a payment, true or not; the amount in minor units. */
const said = z.object({
  state: z.enum(paymentStates),
  amount: z.string().optional(),
  currency: z.string().optional(),
});
const dispute = z.object({
  /** In minor units; without it, all of the payment. */
  amount: z.string().optional(),
  reason: z.string().max(60).default('fraudulent'),
  status: z.enum(disputeStatuses).default('needs_response'),
  dueInDays: z.number().min(-30).max(60).default(9),
});
const disputeEnd = z.object({ status: z.enum(['won', 'lost', 'warning_closed']) });
const redelivery = z.object({
  times: z.number().int().min(1).max(500).default(1),
  /** Dates the signature back. */
  signedAgoS: z.number().default(0),
  secret: z.string().optional(),
});

/** What tests ask of this provider. Registered only with SANDBOX_CONTROLS=1. */
export function controlRoutes(server: FastifyInstance, { db, settings, events, providers }: Parts): void {
  server.post<{ Params: { id: string } }>('/controls/sessions/:id/decide', async (request, reply) => {
    const { choice, payer } = decision.parse(request.body);
    const session = await decide(db, request.params.id, choice, payer || null);
    events.wake();
    return session ? sessionWire(session) : reply.status(409).send({});
  });

  server.post<{ Params: { token: string } }>('/controls/payments/:token/events', async (request, reply) => {
    const payment = await findPayment(db, 'token', request.params.token);
    if (!payment) return reply.status(404).send({});
    const { amount, ...changes } = said.parse(request.body);
    const reported = { ...payment, ...changes, ...(amount ? { amount: BigInt(amount) } : {}) };
    if (providers.get(payment.provider)?.isAsked) await overwritePayment(db, payment.id, reported);
    const event = eventOf(providers, reported);
    await insertEvent(db, { ...event, send: false });
    return { id: event.id };
  });

  server.post<{ Params: { id: string } }>('/controls/sessions/:id/dispute', async (request, reply) => {
    const { amount, ...asked } = dispute.parse(request.body ?? {});
    const opened = await openDispute(db, request.params.id, { ...asked, amount: amount ? BigInt(amount) : undefined });
    events.wake();
    return opened ? { id: opened.id } : reply.status(409).send({});
  });
  server.post<{ Params: { id: string } }>('/controls/disputes/:id/close', async (request, reply) => {
    const closed = await closeDispute(db, request.params.id, disputeEnd.parse(request.body).status);
    events.wake();
    return closed.ok ? {} : reply.status(409).send({});
  });

  server.post('/controls/deliveries', async (request) => {
    await setControl(db, 'hold', hold.parse(request.body).hold ? 'on' : 'off');
    events.wake();
    return {};
  });

  server.post<{ Params: { provider: string } }>('/controls/providers/:provider', async (request) => {
    await setControl(db, troubleName(request.params.provider), trouble.parse(request.body).trouble);
    return {};
  });

  server.post('/controls/payouts', async (request) => {
    await setControl(db, 'payouts', payouts.parse(request.body).behaviour);
    return {};
  });
  server.get('/controls/payouts', async () => listPayouts(db));
  server.post<{ Params: { id: string } }>('/controls/payouts/:id', async (request, reply) => {
    const decided = await decidePayout(db, request.params.id, payoutDecision.parse(request.body).outcome);
    return decided ? {} : reply.status(404).send({});
  });
  server.get('/controls/events', async () => listEvents(db));

  server.post('/controls/events', async (request, reply) => {
    const { sessionId, type, changes, agoS } = forged.parse(request.body);
    const session = await findSession(db, 'id', sessionId);
    if (!session) return reply.status(404).send({});
    const object = objectOf(type, session);
    if (type === 'charge.refunded') await setRefunded(db, sessionId, session.amount);
    const createdAt = new Date(Date.now() - agoS * 1_000);
    const event = stripeEvent({ type, object: { ...object, ...changes }, createdAt });
    await insertEvent(db, { ...event, send: false });
    return { id: event.id };
  });

  server.post<{ Params: { id: string } }>('/controls/events/:id/deliver', async (request, reply) => {
    const { times, signedAgoS, secret } = redelivery.parse(request.body ?? {});
    const event = await findEvent(db, request.params.id);
    if (!event) return reply.status(404).send({});
    const { provider, body } = event;
    const sender = sendersOf(providers, secret ? { ...settings, webhookSecret: secret } : settings)(provider);
    const headers = sender.headers(body, new Date(Date.now() - signedAgoS * 1_000));
    return Promise.all(Array.from({ length: times }, () => send(sender, body, headers)));
  });
}

/** What an event of this type is about, as things stand. */
function objectOf(type: string, session: Session) {
  if (type.startsWith('charge.dispute.')) return disputeWire(session, 'needs_response');
  if (type === 'charge.refunded') return chargeWire(session, session.amount);
  if (type === 'refund.failed') return failedRefundWire(session);
  return sessionWire(session);
}
