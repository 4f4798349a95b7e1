import { toWire } from '@fairhouse/money';
import { MercadoPagoConfig, MercadoPagoError, Payment } from 'mercadopago';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { type KeepMessages, keepNothing } from '../messages/message.ts';
import type { CreatedOrder, Observation, OrderRequest, OrderState, PaymentProvider } from '../payment-provider.ts';
import { keepWhatIsAsked } from './keep-what-is-asked.ts';
import { observationOf, pixCodeOf } from './pix-payment.ts';
import { readNotification, verifyMercadoPagoWebhook } from './verify-webhook.ts';

export interface MercadoPagoSettings {
  accessToken: string;
  /** Of the webhook, from the application's settings. */
  webhookSecret: string;
  /** Undefined is Mercado Pago itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const payableForMs = 30 * 60_000;

/** A definite no: the order was understood and refused, or we may not order at all. */
const refusals = new Set([400, 401, 403, 422]);

/**
 * PIX by Mercado Pago's payments: https://www.mercadopago.com.br/developers/en/docs/checkout-api/integration-configuration/integrate-with-pix
 * Only reais. The code can be paid for 30 minutes.
 */
export function createPixProvider(settings: MercadoPagoSettings, keep: KeepMessages = keepNothing): PaymentProvider {
  const { accessToken, webhookSecret, apiOrigin, timeoutMs = defaultTimeoutMs } = settings;
  // The library knows one address for the whole process, so there is one Mercado Pago in a process.
  if (apiOrigin) Object.assign(AppConfig, { BASE_URL: apiOrigin });
  keepWhatIsAsked(keep);
  const payments = new Payment(new MercadoPagoConfig({ accessToken }));
  const requestOptions = { timeout: timeoutMs, maxRetries: 1, initialDelay: 200 };

  async function fetchState(orderId: string): Promise<OrderState> {
    try {
      const observation = observationOf(await payments.get({ id: orderId, requestOptions: { ...requestOptions } }));
      return observation
        ? { outcome: 'observed', observation }
        : { outcome: 'unknown', reason: 'a payment without its fields' };
    } catch (error) {
      const { status, reason } = failureOf(error);
      return status === 404 ? { outcome: 'notFound' } : { outcome: 'unknown', reason };
    }
  }

  return {
    name: 'pix',
    opens: 'qr',
    takes: (currency) => currency === 'BRL',

    async createOrder({ attemptId, amount, orderedAt, returnUrl, email }: OrderRequest): Promise<CreatedOrder> {
      try {
        const payment = await payments.create({
          body: {
            payment_method_id: 'pix',
            transaction_amount: toWire(amount),
            description: 'Deposit',
            external_reference: attemptId,
            date_of_expiration: new Date(orderedAt.getTime() + payableForMs).toISOString(),
            callback_url: returnUrl,
            payer: { email },
          },
          requestOptions: { ...requestOptions, idempotencyKey: attemptId },
        });
        const next = pixCodeOf(payment);
        if (!next || payment.id === undefined) return { outcome: 'unknown', reason: 'a payment without its code' };
        return { outcome: 'created', orderId: String(payment.id), next };
      } catch (error) {
        const { status, reason } = failureOf(error);
        return { outcome: refusals.has(status) ? 'refused' : 'unknown', reason };
      }
    },

    fetchState,
    verifyWebhook: async (rawBody, headers) => verifyMercadoPagoWebhook(webhookSecret, rawBody, headers),

    // The signature covers the payment's id and nothing else, so what became of it is asked.
    async readEvent(rawBody): Promise<Observation[]> {
      const notification = readNotification(rawBody);
      if (notification?.type !== 'payment') return [];
      const state = await fetchState(notification.paymentId);
      if (state.outcome === 'unknown') throw new Error(`Mercado Pago could not tell of a payment: ${state.reason}`);
      return state.outcome === 'observed' ? [state.observation] : [];
    },
  };
}

/** The HTTP status, 0 without an answer. A message of the library never names the token. */
function failureOf(error: unknown): { status: number; reason: string } {
  if (!(error instanceof MercadoPagoError)) throw error;
  return { status: error.status, reason: `${error.name} ${error.error || error.message}`.slice(0, 200) };
}
