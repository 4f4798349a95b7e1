import type Stripe from 'stripe';
import type { Send } from '../messages/send-through.ts';
import type { CreatedOrder, OrderRequest, PaymentProvider } from '../payment-provider.ts';
import { answerDisputes } from '../stripe/answer-disputes.ts';
import { failureOf } from '../stripe/create-checkout.ts';
import { nameInstrument } from '../stripe/name-instrument.ts';
import { openStripe, type StripeAccount } from '../stripe/open-stripe.ts';
import { orderStateOf } from '../stripe/order-state.ts';
import { verifyStripeWebhook } from '../stripe/verify-webhook.ts';
import { cashAppCodeOf, observationOfIntent, observationsOf } from './cash-app-events.ts';

export interface CashAppSettings extends StripeAccount {
  /** Of the endpoint that gets the events of Cash App payments. */
  webhookSecret: string;
}

/** Cash App Pay through Stripe's payment intents: https://docs.stripe.com/payments/cash-app-pay. Only dollars. */
export function createCashAppProvider(settings: CashAppSettings, send?: Send): PaymentProvider {
  const stripe = openStripe(settings, send);
  const lookAt = async (orderId: string, options: Stripe.RequestOptions = {}) =>
    observationOfIntent(await stripe.paymentIntents.retrieve(orderId, { expand: ['latest_charge'] }, options));
  return {
    name: 'cashapp',
    opens: 'qr',
    takes: (currency) => currency === 'USD',
    createOrder: (request) => createIntent(stripe, request),

    fetchState: (orderId) => orderStateOf(() => lookAt(orderId)),
    disputes: answerDisputes(stripe),
    verifyWebhook: async (rawBody, headers) => verifyStripeWebhook(stripe, settings.webhookSecret, rawBody, headers),
    readEvent: async (rawBody) =>
      Promise.all(
        observationsOf(JSON.parse(rawBody.toString('utf8')) as Stripe.Event).map((it) => nameInstrument(it, lookAt)),
      ),
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
