import { sign } from '../events/sign.ts';
import type { FakeProvider } from '../fake-provider.ts';
import type { Payment } from '../payments/payment.store.ts';
import { stripeEvent } from '../stripe/stripe-event.ts';
import { cashAppRoutes } from './cash-app.routes.ts';
import { intentWire, refundedChargeWire } from './cash-app-wire.ts';

const types: Record<Exclude<Payment['state'], 'refunded'>, string> = {
  open: 'payment_intent.requires_action',
  approved: 'payment_intent.processing',
  pending: 'payment_intent.processing',
  succeeded: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  expired: 'payment_intent.payment_failed',
  canceled: 'payment_intent.canceled',
};

/** Cash App over Stripe: its events go to an endpoint of their own. */
export const cashApp: FakeProvider = {
  name: 'cashapp',
  routes: cashAppRoutes,
  eventOf(payment) {
    const said =
      payment.state === 'refunded'
        ? { type: 'charge.refunded', object: refundedChargeWire(payment) }
        : { type: types[payment.state], object: intentWire(payment, 'https://cash.example') };
    return { ...stripeEvent(said), provider: 'cashapp' };
  },
  sign: (body, settings, at) => ({ 'stripe-signature': sign(body, settings.webhookSecret, at) }),
};
