import { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PaymentProvider } from '../payment-provider.ts';
import { createPaypalOrder } from './create-order.ts';
import { observeOrder } from './observe-order.ts';
import { openPaypal, type PaypalAccount, paypalTimeoutMs } from './open-paypal.ts';
import { readPaypalEvent } from './read-event.ts';
import { createWebhookVerifier } from './verify-webhook.ts';

export interface PaypalSettings extends PaypalAccount {
  /** PayPal's id of our webhook; it is part of what is signed. */
  webhookId: string;
}

const certificateOrigins = ['https://api.paypal.com', 'https://api-m.paypal.com'];

/** Currencies of ours that PayPal takes: https://developer.paypal.com/api/rest/reference/currency-codes/ */
const taken = new Set(['USD', 'EUR', 'BRL']);

/** PayPal by its orders: the payer approves on PayPal's page, then the order is captured. */
export function createPaypalProvider(settings: PaypalSettings): PaymentProvider {
  const { webhookId, apiOrigin, timeoutMs = paypalTimeoutMs } = settings;
  const client = openPaypal(settings);
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
