import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { FakeProvider } from '../fake-provider.ts';
import { pixRoutes } from './pix.routes.ts';

/** Mercado Pago's notifications: they name a payment and sign that name alone, so the casino asks what became of it. */
export const pix: FakeProvider = {
  name: 'pix',
  routes: pixRoutes,
  isAsked: true,

  eventOf({ id: paymentId }) {
    const id = randomBytes(6).readUIntBE(0, 6);
    const body = { id, type: 'payment', action: 'payment.updated', live_mode: false, data: { id: paymentId } };
    return { id: `mp_${randomUUID()}`, provider: 'pix', type: body.type, body: JSON.stringify(body) };
  },

  sign(body, settings, at = new Date()) {
    const requestId = randomUUID();
    const ts = Math.floor(at.getTime() / 1_000);
    const { data } = JSON.parse(body) as { data: { id: string } };
    const signed = `id:${data.id};request-id:${requestId};ts:${ts};`;
    const v1 = createHmac('sha256', settings.hostedPageWebhookSecret).update(signed).digest('hex');
    return { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` };
  },
};
