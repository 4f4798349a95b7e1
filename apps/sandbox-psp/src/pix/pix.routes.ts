import { randomBytes, randomInt } from 'node:crypto';
import { fromWire } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import type { Parts } from '../fake-provider.ts';
import { findPayment, insertPayment } from '../payments/payment.store.ts';
import { pixPayoutRoutes } from './pix-payouts.routes.ts';
import { paymentWire } from './pix-wire.ts';

const order = z.object({
  payment_method_id: z.literal('pix'),
  transaction_amount: z.number().positive(),
  external_reference: z.string().min(1).max(100),
  date_of_expiration: z.iso.datetime({ offset: true }),
  callback_url: z.url(),
  payer: z.object({ email: z.email() }),
});

/** The endpoints of Mercado Pago that the casino's adapters call. */
export function pixRoutes(server: FastifyInstance, parts: Parts): void {
  const { db, settings } = parts;
  server.addHook('onRequest', async (request, reply) => {
    if (!carries(request.headers.authorization, settings.hostedPageKey)) {
      return reply.status(401).send({ error: 'unauthorized', message: 'invalid access token', status: 401 });
    }
  });

  server.register(async (scope) => pixPayoutRoutes(scope, parts));

  server.post('/v1/payments', async (request, reply) => {
    const asked = order.safeParse(request.body);
    const amount = asked.success ? fromWire(asked.data.transaction_amount, 'BRL') : undefined;
    const expiresAt = new Date(asked.success ? asked.data.date_of_expiration : Number.NaN);
    if (!asked.success || !amount || !request.headers['x-idempotency-key'] || !(expiresAt.getTime() > Date.now())) {
      return reply.status(400).send({ error: 'bad_request', message: 'The payment is not complete.', status: 400 });
    }
    const payment = await insertPayment(db, {
      id: String(randomInt(10_000_000_000, 99_999_999_999)),
      provider: 'pix',
      reference: asked.data.external_reference,
      amount: amount.minor,
      currency: 'BRL',
      token: randomBytes(18).toString('hex'),
      returnUrl: asked.data.callback_url,
      expiresAt,
    });
    return reply.status(201).send(paymentWire(payment, settings.ownOrigin));
  });

  server.get<{ Params: { id: string } }>('/v1/payments/:id', async (request, reply) => {
    const payment = await findPayment(db, 'id', request.params.id);
    if (payment?.provider !== 'pix') {
      return reply.status(404).send({ error: 'not_found', message: 'Payment not found', status: 404 });
    }
    return paymentWire(payment, settings.ownOrigin);
  });
}
