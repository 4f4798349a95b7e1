import type { Send } from '../messages/send-through.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { type PaypalAccount, paypalTimeoutMs } from './paypal-account.ts';
import type { openPaypalOrders } from './paypal-orders.ts';
import { createWebhookVerifier } from './verify-webhook.ts';

export interface PaypalSettings extends PaypalAccount {
  /** PayPal's id of our webhook; it is part of what is signed. */
  webhookId: string;
}

const certificateOrigins = ['https://api.paypal.com', 'https://api-m.paypal.com'];

/** Currencies of ours that PayPal takes: https://developer.paypal.com/api/rest/reference/currency-codes/ */
const taken = new Set(['USD', 'EUR', 'BRL']);

/**
 * PayPal by its orders: the payer approves on PayPal's page, then the order is captured. PayPal's library is 40 MB of a
 * process; the first call that needs it loads it.
 */
export function createPaypalProvider(settings: PaypalSettings, send?: Send): PaymentProvider {
  const { webhookId, apiOrigin, timeoutMs = paypalTimeoutMs } = settings;
  let opened: Promise<ReturnType<typeof openPaypalOrders>> | undefined;
  const orders = () => {
    opened ??= import('./paypal-orders.ts')
      .then((library) => library.openPaypalOrders(settings, send))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };
  const verify = createWebhookVerifier({
    webhookId,
    certificateOrigins: apiOrigin ? [apiOrigin] : certificateOrigins,
    timeoutMs,
  });
  return {
    name: 'paypal',
    opens: 'iframe',
    takes: (currency) => taken.has(currency),
    createOrder: async (request) => (await orders()).createOrder(request),
    fetchState: async (orderId) => (await orders()).fetchState(orderId),
    verifyWebhook: verify,
    readEvent: async (rawBody) => (await orders()).readEvent(rawBody),
  };
}
