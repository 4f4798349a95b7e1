import { randomBytes, randomUUID } from 'node:crypto';
import type { FakeProvider } from '../fake-provider.ts';
import type { Payment } from '../payments/payment.store.ts';
import { paypalRoutes } from './paypal.routes.ts';
import { signingKey, signTransmission } from './paypal-key.ts';
import { captureWire, orderWire, refundWire } from './paypal-wire.ts';

const types: Record<Payment['state'], string> = {
  open: 'CHECKOUT.ORDER.SAVED',
  approved: 'CHECKOUT.ORDER.APPROVED',
  failed: 'CHECKOUT.ORDER.APPROVED',
  canceled: 'CHECKOUT.ORDER.VOIDED',
  expired: 'CHECKOUT.ORDER.VOIDED',
  pending: 'PAYMENT.CAPTURE.PENDING',
  succeeded: 'PAYMENT.CAPTURE.COMPLETED',
  refunded: 'PAYMENT.CAPTURE.REFUNDED',
};

/** PayPal: the payer approves, the casino captures, and only then is it paid. */
export const paypal: FakeProvider = {
  name: 'paypal',
  routes: paypalRoutes,
  isAsked: true,
  approvesFirst: true,

  eventOf(payment) {
    const id = `WH-${randomBytes(12).toString('hex').toUpperCase()}`;
    const event_type = types[payment.state];
    // Addresses inside an event are read for the ids in them, never called.
    const origin = 'https://api-m.sandbox.paypal.com';
    const resource =
      payment.state === 'refunded' ? refundWire(payment, origin) : (captureWire(payment) ?? orderWire(payment, origin));
    const body = { id, event_version: '1.0', create_time: new Date().toISOString(), event_type, resource };
    return { id, provider: 'paypal', type: event_type, body: JSON.stringify(body) };
  },

  sign(body, settings, at = new Date()) {
    const [id, time] = [randomUUID(), at.toISOString()];
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signTransmission(id, time, 'sandbox', body),
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': `${settings.apiAddress}/v1/notifications/certs/${signingKey().name}`,
    };
  },
};
