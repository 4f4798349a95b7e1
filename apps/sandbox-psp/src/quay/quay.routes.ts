import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { spoilAnswer, troubleOf } from '../controls/trouble.ts';
import type { Parts } from '../fake-provider.ts';
import { findPayment, insertPayment } from '../payments/payment.store.ts';
import { isSignedBy } from './quay-signature.ts';
import { orderWire } from './quay-wire.ts';

const order = z.object({
  minor: z.string().regex(/^[1-9]\d{0,15}$/),
  currency: z.enum(['USD', 'EUR', 'BRL']),
  back: z.url(),
});

/** The two calls of the gateway. What is signed is the line of the request and its body as it came. */
export function quayRoutes(server: FastifyInstance, { db, settings }: Parts): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  server.addHook('preHandler', async (request, reply) => {
    const { method, url, headers } = request;
    const body = typeof request.body === 'string' ? request.body : '';
    if (isSignedBy(settings.hostedPageWebhookSecret, `${method} ${url}`, body, headers['quay-signature'])) return;
    return reply.status(401).send({});
  });

  server.put<{ Params: { reference: string }; Body: string }>(
    '/quay/v1/checkouts/:reference',
    async (request, reply) => {
      const trouble = await troubleOf({ db, settings }, 'quay');
      if (trouble === 'unavailable') return reply.status(503).send({ why: 'MAINTENANCE' });
      const asked = order.safeParse(JSON.parse(request.body));
      if (!asked.success) return reply.status(422).send({ reason: 'The checkout is not complete.' });
      const { minor, currency, back } = asked.data;
      const payment = await insertPayment(db, {
        id: `qc_${randomBytes(12).toString('hex')}`,
        provider: 'quay',
        reference: request.params.reference,
        amount: BigInt(minor),
        currency,
        token: randomBytes(18).toString('hex'),
        returnUrl: back,
      });
      if (payment.amount !== BigInt(minor) || payment.currency !== currency) {
        return reply.status(409).send({ reason: 'This reference was used for another checkout.' });
      }
      if (spoilAnswer(trouble, request, reply)) return reply;
      return orderWire(payment, settings.ownOrigin);
    },
  );

  server.get<{ Params: { id: string } }>('/quay/v1/orders/:id', async (request, reply) => {
    const payment = await findPayment(db, 'id', request.params.id);
    if (payment?.provider !== 'quay') return reply.status(404).send({});
    return orderWire(payment, settings.ownOrigin);
  });
}
