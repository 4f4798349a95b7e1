import type Stripe from 'stripe';
import type { Send } from '../messages/send-through.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { answerDisputes } from './answer-disputes.ts';
import { createCheckout } from './create-checkout.ts';
import { fetchCheckout, lookAtCheckout } from './fetch-checkout.ts';
import { listPaidCheckouts } from './list-paid-checkouts.ts';
import { nameInstrument } from './name-instrument.ts';
import { openStripe, type StripeAccount } from './open-stripe.ts';
import { isOfCashApp, observationsOf } from './stripe-events.ts';
import { verifyStripeWebhook } from './verify-webhook.ts';

export interface StripeSettings extends StripeAccount {
  webhookSecret: string;
  /** The page that mounts the embedded checkout; it gets the session's client secret as its fragment. */
  frameUrl: string;
}

/** Currencies of ours that Stripe takes, by its list of presentment currencies: no bitcoin. */
const taken = new Set(['USD', 'EUR', 'BRL']);

/** Stripe, through Checkout Sessions in their embedded form: docs/decisions/020 says why. */
export function createStripeProvider(settings: StripeSettings, send?: Send): PaymentProvider {
  const stripe = openStripe(settings, send);
  return {
    name: 'stripe',
    opens: 'iframe',
    takes: (currency) => taken.has(currency),
    createOrder: (request) => createCheckout(stripe, settings.frameUrl, request),
    fetchState: (orderId) => fetchCheckout(stripe, orderId),
    listPaid: (from, to) => listPaidCheckouts(stripe, from, to),
    disputes: answerDisputes(stripe),
    verifyWebhook: async (rawBody, headers) => verifyStripeWebhook(stripe, settings.webhookSecret, rawBody, headers),
    async readEvent(rawBody) {
      const event = JSON.parse(rawBody.toString('utf8')) as Stripe.Event;
      if (isOfCashApp(event)) return [];
      return Promise.all(
        observationsOf(event).map((it) => nameInstrument(it, (...order) => lookAtCheckout(stripe, ...order))),
      );
    },
  };
}
