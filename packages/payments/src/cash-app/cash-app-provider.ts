import Stripe from 'stripe';
import type { CreatedOrder, OrderRequest, OrderState, PaymentProvider } from '../payment-provider.ts';
import { failureOf } from '../stripe/create-checkout.ts';
import { addressOf } from '../stripe/stripe-provider.ts';
import { verifyStripeWebhook } from '../stripe/verify-webhook.ts';
import { cashAppCodeOf, observationOfIntent, observationsOf } from './cash-app-events.ts';

export interface CashAppSettings {
  apiKey: string;
  /** Of the endpoint that gets the events of Cash App payments. */
  webhookSecret: string;
  /** Undefined is Stripe itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

/** Cash App Pay through Stripe's payment intents: https://docs.stripe.com/payments/cash-app-pay. Only dollars. */
export function createCashAppProvider(settings: CashAppSettings): PaymentProvider {
  const stripe = new Stripe(settings.apiKey, {
    ...addressOf(settings.apiOrigin),
    maxNetworkRetries: 1,
    timeout: settings.timeoutMs ?? defaultTimeoutMs,
    telemetry: false,
  });

  return {
    name: 'cashapp',
    opens: 'qr',
    takes: (currency) => currency === 'USD',
    createOrder: (request) => createIntent(stripe, request),

    async fetchState(orderId): Promise<OrderState> {
      try {
        return { outcome: 'observed', observation: observationOfIntent(await stripe.paymentIntents.retrieve(orderId)) };
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        if (error.statusCode === 404) return { outcome: 'notFound' };
        return { outcome: 'unknown', reason: `${error.type}: ${error.code ?? error.message}` };
      }
    },

    verifyWebhook: async (rawBody, headers) => verifyStripeWebhook(stripe, settings.webhookSecret, rawBody, headers),
    readEvent: async (rawBody) => observationsOf(JSON.parse(rawBody.toString('utf8')) as Stripe.Event),
  };
}

/** Confirmed at once, so that its answer carries the code to scan. The attempt's id is the idempotency key. */
async function createIntent(stripe: Stripe, { attemptId, amount, returnUrl }: OrderRequest): Promise<CreatedOrder> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        amount: Number(amount.minor),
        currency: amount.currency.toLowerCase(),
        allowed_payment_method_types: ['cashapp'],
        payment_method_data: { type: 'cashapp' },
        confirm: true,
        return_url: returnUrl,
        description: 'Deposit',
        metadata: { attempt: attemptId },
      },
      { idempotencyKey: attemptId },
    );
    const next = cashAppCodeOf(intent);
    return next
      ? { outcome: 'created', orderId: intent.id, next }
      : { outcome: 'unknown', reason: `a payment intent without its code: ${intent.status}` };
  } catch (error) {
    return failureOf(error);
  }
}
