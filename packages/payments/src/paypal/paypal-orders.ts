import { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { Send } from '../messages/send-through.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { createPaypalOrder } from './create-order.ts';
import { observeOrder } from './observe-order.ts';
import { openPaypal } from './open-paypal.ts';
import type { PaypalAccount } from './paypal-account.ts';
import { readPaypalEvent } from './read-event.ts';

/** What a provider does by PayPal's library. */
export function openPaypalOrders(
  account: PaypalAccount,
  send?: Send,
): Pick<PaymentProvider, 'createOrder' | 'fetchState' | 'readEvent'> {
  const client = openPaypal(account, send);
  const api = { orders: new OrdersController(client), payments: new PaymentsController(client) };
  return {
    createOrder: (request) => createPaypalOrder(api.orders, request),
    fetchState: (orderId) => observeOrder(api.orders, orderId),
    readEvent: (rawBody) => readPaypalEvent(api, rawBody),
  };
}
