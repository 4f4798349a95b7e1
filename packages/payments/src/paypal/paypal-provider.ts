import { Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PaymentProvider } from '../payment-provider.ts';
import { createPaypalOrder } from './create-order.ts';
import { observeOrder } from './observe-order.ts';
import { readPaypalEvent } from './read-event.ts';
import { sendTo } from './send-to.ts';
import { createWebhookVerifier } from './verify-webhook.ts';

export interface PaypalSettings {
  clientId: string;
  clientSecret: string;
  /** PayPal's id of our webhook; it is part of what is signed. */
  webhookId: string;
  /** Undefined is PayPal itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const certificateOrigins = ['https://api.paypal.com', 'https://api-m.paypal.com'];

/** Currencies of ours that PayPal takes: https://developer.paypal.com/api/rest/reference/currency-codes/ */
const taken = new Set(['USD', 'EUR', 'BRL']);

/** PayPal by its orders: the payer approves on PayPal's page, then the order is captured. */
export function createPaypalProvider(settings: PaypalSettings): PaymentProvider {
  const { clientId, clientSecret, webhookId, apiOrigin, timeoutMs = defaultTimeoutMs } = settings;
  const client = new Client({
    environment: Environment.Production,
    timeout: timeoutMs,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    ...(apiOrigin ? { unstable_httpClientOptions: { adapter: sendTo(apiOrigin) } } : {}),
  });
  const api = { orders: new OrdersController(client), payments: new PaymentsController(client) };
  const verify = createWebhookVerifier({
    webhookId,
    certificateOrigins: apiOrigin ? [apiOrigin] : certificateOrigins,
    timeoutMs,
  });
  return {
    name: 'paypal',
    opens: 'iframe',
    takes: (currency) => taken.has(currency),
    createOrder: (request) => createPaypalOrder(api.orders, request),
    fetchState: (orderId) => observeOrder(api.orders, orderId),
    verifyWebhook: verify,
    readEvent: (rawBody) => readPaypalEvent(api, rawBody),
  };
}
