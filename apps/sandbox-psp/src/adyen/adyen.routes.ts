import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../fake-provider.ts';
import { findPayment } from '../payments/payment.store.ts';
import { adyenTransferRoutes } from './adyen-transfers.routes.ts';
import { challengeWire, resultWire, tokenOfResult } from './adyen-wire.ts';
import { pay, paymentToMake } from './pay.ts';
import { cardToStore, storeCard } from './store-card.ts';
import { deleteStoredCard } from './stored-card.store.ts';

const cardToDelete = z.object({ token: z.string().max(80), shopperReference: z.string().max(100) });
const details = z.object({ details: z.object({ redirectResult: z.string().max(200) }) });

/** The few endpoints of Adyen that the casino's adapter calls: https://docs.adyen.com/api-explorer/Checkout/latest/overview */
export function adyenRoutes(server: FastifyInstance, parts: Parts): void {
  const { db, settings, events } = parts;
  server.addHook('onRequest', async (request, reply) => {
    if (!isKey(request.headers['x-api-key'], settings.hostedPageKey)) {
      return refuse(reply, 401, '000', 'HTTP Status Response - Unauthorized');
    }
  });

  adyenTransferRoutes(server, parts);

  server.post('/adyen/v72/storedPaymentMethods', async (request, reply) => {
    const asked = cardToStore.safeParse(request.body);
    const card = asked.success ? await storeCard(db, asked.data) : undefined;
    if (!card) return refuse(reply, 422, '101', 'Invalid card number');
    const { token, brand, lastFour, expiryMonth, expiryYear, holder, payerReference, alias } = card;
    return reply.status(201).send({
      id: token,
      alias,
      aliasType: 'Default',
      type: 'scheme',
      brand,
      lastFour,
      expiryMonth: String(expiryMonth).padStart(2, '0'),
      expiryYear: String(expiryYear),
      holderName: holder,
      shopperReference: payerReference,
    });
  });

  server.delete('/adyen/v72/storedPaymentMethods/:token', async (request, reply) => {
    const asked = cardToDelete.safeParse({ ...(request.params as object), ...(request.query as object) });
    const isDeleted = asked.success && (await deleteStoredCard(db, asked.data.token, asked.data.shopperReference));
    return isDeleted ? reply.status(204).send() : refuse(reply, 404, '800', 'Contract not found');
  });

  server.post('/adyen/v72/payments', async (request, reply) => {
    const asked = paymentToMake.safeParse(request.body);
    if (!asked.success) return refuse(reply, 422, '130', 'The payment is not complete');
    const paid = await pay(parts, asked.data);
    if (paid.is === 'noCard') return refuse(reply, 422, '800', 'Contract not found');
    if (paid.is === 'another') return refuse(reply, 422, '704', 'Request already processed or in progress');
    events.wake();
    const { payment, card } = paid;
    return {
      ...resultWire(payment, card.refusal),
      ...(card.wallet ? { additionalData: { alias: card.alias, cardSummary: card.lastFour } } : {}),
      ...(payment.state === 'open' ? challengeWire(payment, settings.ownOrigin) : {}),
    };
  });

  server.post('/adyen/v72/payments/details', async (request, reply) => {
    const asked = details.safeParse(request.body);
    const token = asked.success ? tokenOfResult(asked.data.details.redirectResult) : undefined;
    const payment = token ? await findPayment(db, 'token', token) : undefined;
    if (payment?.provider !== 'adyen') return refuse(reply, 422, '101', 'Invalid redirectResult');
    // Anyone who asks from the bank's page without having decided there is still on the way.
    return payment.state === 'open' ? { ...resultWire(payment), resultCode: 'Pending' } : resultWire(payment);
  });
}

function refuse(reply: FastifyReply, status: number, errorCode: string, message: string): FastifyReply {
  return reply.status(status).send({ status, errorCode, message, errorType: 'validation' });
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(String(given)), digest(key));
}
