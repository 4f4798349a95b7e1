import Stripe from 'stripe';
import type { PaymentProvider } from '../payment-provider.ts';
import { createCheckout } from './create-checkout.ts';
import { fetchCheckout } from './fetch-checkout.ts';
import { listPaidCheckouts } from './list-paid-checkouts.ts';
import { isOfCashApp, observationsOf } from './stripe-events.ts';
import { verifyStripeWebhook } from './verify-webhook.ts';

export interface StripeSettings {
  /** The secret key of the account. */
  apiKey: string;
  webhookSecret: string;
  /** Undefined is Stripe itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  /** The page that mounts the embedded checkout; it gets the session's client secret as its fragment. */
  frameUrl: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

/** Currencies of ours that Stripe takes, by its list of presentment currencies: no bitcoin. */
const taken = new Set(['USD', 'EUR', 'BRL']);

/** Stripe, through Checkout Sessions in their embedded form: docs/decisions/020-stripe-objects.md says why. */
export function createStripeProvider(settings: StripeSettings): PaymentProvider {
  const stripe = new Stripe(settings.apiKey, {
    ...addressOf(settings.apiOrigin),
    // One repeat with the same idempotency key; after that the attempt is `unknown` and the janitor asks.
    maxNetworkRetries: 1,
    timeout: settings.timeoutMs ?? defaultTimeoutMs,
    telemetry: false,
  });
  return {
    name: 'stripe',
    opens: 'iframe',
    takes: (currency) => taken.has(currency),
    createOrder: (request) => createCheckout(stripe, settings.frameUrl, request),
    fetchState: (orderId) => fetchCheckout(stripe, orderId),
    listPaid: (from, to) => listPaidCheckouts(stripe, from, to),
    verifyWebhook: async (rawBody, headers) => verifyStripeWebhook(stripe, settings.webhookSecret, rawBody, headers),
    async readEvent(rawBody) {
      const event = JSON.parse(rawBody.toString('utf8')) as Stripe.Event;
      return isOfCashApp(event) ? [] : observationsOf(event);
    },
  };
}

/** Where the library sends its requests; nothing when that is Stripe itself. */
export function addressOf(origin: string | undefined) {
  if (!origin) return {};
  const { protocol, hostname, port } = new URL(origin);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? ('http' as const) : ('https' as const),
  };
}
