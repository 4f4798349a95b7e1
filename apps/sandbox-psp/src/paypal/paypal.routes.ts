import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseAmount } from '@fairhouse/money';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { carries } from '../bearer.ts';
import type { Parts } from '../fake-provider.ts';
import { capturePayment } from '../payments/decide-payment.ts';
import { findPayment, insertPayment } from '../payments/payment.store.ts';
import { signingKey } from './paypal-key.ts';
import { paypalPayoutRoutes } from './paypal-payouts.routes.ts';
import { captureWire, orderWire } from './paypal-wire.ts';

const order = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().min(1).max(127),
      amount: z.object({ currency_code: z.enum(['USD', 'EUR', 'BRL']), value: z.string() }),
    }),
  ]),
  payment_source: z.object({ paypal: z.object({ experience_context: z.object({ return_url: z.url() }) }) }),
});

const problem = (name: string, issue: string) => ({ name, message: issue, details: [{ issue }] });
const unprocessable = (issue: string) => problem('UNPROCESSABLE_ENTITY', issue);

/** The few endpoints of PayPal that the casino's adapter calls: https://developer.paypal.com/docs/api/orders/v2/ */
export function paypalRoutes(server: FastifyInstance, parts: Parts): void {
  const { db, settings, events } = parts;
  const token = createHmac('sha256', settings.hostedPageKey).update('paypal').digest('hex');
  const basic = Buffer.from(`Basic ${Buffer.from(`sandbox:${settings.hostedPageKey}`).toString('base64')}`);

  server.get<{ Params: { name: string } }>('/v1/notifications/certs/:name', async (request, reply) => {
    const { name, pem } = signingKey();
    return request.params.name === name ? reply.type('text/plain').send(pem) : reply.status(404).send({});
  });

  server.post('/v1/oauth2/token', async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== basic.length || !timingSafeEqual(given, basic)) {
      return reply.status(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    return { scope: '', access_token: token, token_type: 'Bearer', app_id: 'sandbox', expires_in: 32_400 };
  });

  server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!carries(request.headers.authorization, token)) {
        return reply.status(401).send(problem('AUTHENTICATION_FAILURE', 'INVALID_TOKEN'));
      }
    });

    paypalPayoutRoutes(scope, parts);

    scope.post('/v2/checkout/orders', async (request, reply) => {
      const asked = order.safeParse(request.body);
      const unit = asked.data?.purchase_units[0];
      const amount = unit && parseAmount(unit.amount.value, unit.amount.currency_code);
      if (!asked.success || !unit || !amount || amount.minor <= 0n || !request.headers['paypal-request-id']) {
        return reply.status(400).send(problem('INVALID_REQUEST', 'INVALID_PARAMETER_VALUE'));
      }
      const payment = await insertPayment(db, {
        id: randomBytes(9).toString('hex').toUpperCase().slice(0, 17),
        provider: 'paypal',
        reference: unit.custom_id,
        amount: amount.minor,
        currency: amount.currency,
        token: randomBytes(18).toString('hex'),
        returnUrl: asked.data.payment_source.paypal.experience_context.return_url,
      });
      return reply.status(201).send(orderWire(payment, settings.ownOrigin));
    });

    const find = async (id: string) => {
      const payment = await findPayment(db, 'id', id);
      return payment?.provider === 'paypal' ? payment : undefined;
    };
    const missing = problem('RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

    scope.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', async (request, reply) => {
      const payment = await find(request.params.id);
      return payment ? orderWire(payment, settings.ownOrigin) : reply.status(404).send(missing);
    });

    scope.get<{ Params: { id: string } }>('/v2/payments/captures/:id', async (request, reply) => {
      const payment = await find(request.params.id.slice(0, -1));
      return (payment && captureWire(payment)) ?? reply.status(404).send(missing);
    });

    scope.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) => {
      const payment = await find(request.params.id);
      if (!payment) return reply.status(404).send(missing);
      if (payment.state === 'failed') return reply.status(422).send(unprocessable('INSTRUMENT_DECLINED'));
      const captured = await capturePayment(parts, payment.id);
      if (!captured) {
        const isOver = captureWire(payment) !== undefined;
        return reply.status(422).send(unprocessable(isOver ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_NOT_APPROVED'));
      }
      events.wake();
      return reply.status(201).send(orderWire(captured, settings.ownOrigin));
    });
  });
}
