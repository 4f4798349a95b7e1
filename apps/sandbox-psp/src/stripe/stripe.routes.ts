import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import type { Parts } from '../fake-provider.ts';
import { createSession } from './create-session.ts';
import { decide } from './decide.ts';
import { disputeRoutes } from './disputes/dispute.routes.ts';
import { nest } from './form.ts';
import { completeSessions, findSession } from './session.store.ts';
import { errorWire, sessionWire } from './wire.ts';

const listing = z.object({
  created: z.object({ gte: z.coerce.number(), lt: z.coerce.number() }),
  status: z.literal('complete'),
  limit: z.coerce.number().int().min(1).max(100),
  starting_after: z.string().optional(),
});

/** The few endpoints of Stripe that the casino's adapter calls: https://docs.stripe.com/api/checkout/sessions */
export function stripeRoutes(server: FastifyInstance, { db, settings, events }: Parts): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!carries(request.headers.authorization, settings.apiKey)) {
      return reply.status(401).send(errorWire('invalid_request_error', 'Invalid API Key provided.'));
    }
  });

  disputeRoutes(server, { db, events });

  server.post('/v1/checkout/sessions', async (request, reply) => {
    const key = request.headers['idempotency-key'];
    const form = nest((request.body ?? {}) as Record<string, unknown>);
    const created = await createSession(db, form, typeof key === 'string' ? key.slice(0, 255) : undefined);
    if (!created.ok) return reply.status(created.status).send(errorWire(created.type, created.message));
    return sessionWire(created.session);
  });

  server.get('/v1/checkout/sessions', async (request, reply) => {
    const asked = listing.safeParse(nest(request.query as Record<string, unknown>));
    if (!asked.success) return reply.status(400).send(errorWire('invalid_request_error', 'The list cannot be read.'));
    const { created, limit, starting_after: after } = asked.data;
    const at = (seconds: number) => new Date(seconds * 1_000);
    const found = await completeSessions(db, { from: at(created.gte), to: at(created.lt), after, size: limit });
    const data = found.slice(0, limit).map((session) => sessionWire(session));
    return { object: 'list', url: '/v1/checkout/sessions', has_more: found.length > limit, data };
  });

  server.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
    const session = await findSession(db, 'id', request.params.id);
    if (!session) return reply.status(404).send(errorWire('invalid_request_error', 'No such checkout.session'));
    const { expand } = nest(request.query as Record<string, unknown>);
    return sessionWire(
      session,
      typeof expand === 'object' && Object.values(expand).some((path) => /^payment_intent\b/.test(String(path))),
    );
  });

  server.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', async (request, reply) => {
    const session = await decide(db, request.params.id, 'cancel');
    if (!session) {
      return reply.status(400).send(errorWire('invalid_request_error', 'Only open checkout sessions can be expired.'));
    }
    events.wake();
    return sessionWire(session);
  });
}
