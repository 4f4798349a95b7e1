import { randomBytes } from 'node:crypto';
import { parseAmount } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import { spoilAnswer, troubleOf } from '../controls/trouble.ts';
import type { Parts } from '../fake-provider.ts';
import { findPayment, insertPayment } from '../payments/payment.store.ts';
import { orderWire } from './hosted-wire.ts';

const order = z.object({
  reference: z.string().min(1).max(100),
  amount: z.string(),
  currency: z.enum(['USD', 'EUR', 'BRL']),
  returnUrl: z.url(),
  payer: z.object({ firstName: z.string(), lastName: z.string() }).optional(),
});

/** The two calls of a hosted payment page, for one of the providers that work that way. */
export function hostedRoutes(server: FastifyInstance, { db, settings }: Parts, provider: string): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!carries(request.headers.authorization, settings.hostedPageKey)) return reply.status(401).send({});
  });

  server.post(`/hosted/${provider}/orders`, async (request, reply) => {
    const trouble = await troubleOf({ db, settings }, provider);
    if (trouble === 'unavailable') return reply.status(503).send({ decline: 'unavailable' });
    const asked = order.safeParse(request.body);
    const amount = asked.success ? parseAmount(asked.data.amount, asked.data.currency) : undefined;
    if (!asked.success || !amount || amount.minor <= 0n) {
      return reply.status(422).send({ reason: 'The order is not complete.' });
    }
    const { reference, currency, returnUrl, payer } = asked.data;
    const payment = await insertPayment(db, {
      id: `or_${randomBytes(12).toString('hex')}`,
      provider,
      reference,
      amount: amount.minor,
      currency,
      token: randomBytes(18).toString('hex'),
      returnUrl,
      ...(payer && { holder: `${payer.firstName} ${payer.lastName}` }),
    });
    if (payment.amount !== amount.minor || payment.currency !== currency) {
      return reply.status(409).send({ reason: 'This reference was used for another order.' });
    }
    if (spoilAnswer(trouble, request, reply)) return reply;
    return orderWire(payment, settings.ownOrigin);
  });

  server.get<{ Params: { id: string } }>(`/hosted/${provider}/orders/:id`, async (request, reply) => {
    const payment = await findPayment(db, 'id', request.params.id);
    if (payment?.provider !== provider) return reply.status(404).send({});
    return orderWire(payment, settings.ownOrigin);
  });
}
