import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import type { Parts } from '../fake-provider.ts';
import { findPayment, insertPayment } from '../payments/payment.store.ts';
import { nest } from '../stripe/form.ts';
import { errorWire } from '../stripe/wire.ts';
import { intentWire } from './cash-app-wire.ts';

const payableForMs = 15 * 60_000;

const input = z.object({
  amount: z.string().regex(/^[1-9]\d{0,7}$/),
  currency: z.literal('usd'),
  allowed_payment_method_types: z.object({ 0: z.literal('cashapp') }),
  payment_method_data: z.object({ type: z.literal('cashapp') }),
  confirm: z.literal('true'),
  return_url: z.url(),
  metadata: z.object({ attempt: z.string().min(1).max(100) }),
});

/** The endpoints of Stripe behind Cash App: https://docs.stripe.com/api/payment_intents */
export function cashAppRoutes(server: FastifyInstance, { db, settings }: Parts): void {
  server.get<{ Params: { token: string } }>('/qr/:token.svg', async (request, reply) => {
    const payment = await findPayment(db, 'token', request.params.token);
    if (payment?.provider !== 'cashapp') return reply.status(404).send();
    return reply.type('image/svg+xml').send(renderSVG(`${settings.ownOrigin}/payment/${payment.token}`));
  });

  server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!carries(request.headers.authorization, settings.apiKey)) {
        return reply.status(401).send(errorWire('invalid_request_error', 'Invalid API Key provided.'));
      }
    });

    scope.post('/v1/payment_intents', async (request, reply) => {
      const asked = input.safeParse(nest((request.body ?? {}) as Record<string, unknown>));
      if (!asked.success) {
        const { path, message } = asked.error.issues[0]!;
        return reply.status(400).send(errorWire('invalid_request_error', `Invalid ${path.join('.')}: ${message}`));
      }
      const { amount, metadata, return_url: returnUrl } = asked.data;
      const payment = await insertPayment(db, {
        id: `pi_${randomBytes(12).toString('hex')}`,
        provider: 'cashapp',
        reference: metadata.attempt,
        amount: BigInt(amount),
        currency: 'USD',
        token: randomBytes(18).toString('hex'),
        returnUrl,
        expiresAt: new Date(Date.now() + payableForMs),
      });
      // The repeat gets the first answer, whatever became of the payment since.
      return intentWire({ ...payment, state: 'open' }, settings.ownOrigin);
    });

    scope.get<{ Params: { id: string } }>('/v1/payment_intents/:id', async (request, reply) => {
      const payment = await findPayment(db, 'id', request.params.id);
      if (payment?.provider !== 'cashapp') {
        return reply.status(404).send(errorWire('invalid_request_error', 'No such payment_intent'));
      }
      return intentWire(payment, settings.ownOrigin);
    });
  });
}
