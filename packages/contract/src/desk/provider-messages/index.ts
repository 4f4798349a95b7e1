import { paymentExchange } from './payment-exchange.ts';
import { refusedWebhooks } from './refused-webhooks.ts';

/** What was said to providers and by them. */
export const exchangeCalls = {
  [paymentExchange.path]: paymentExchange,
  [refusedWebhooks.path]: refusedWebhooks,
} as const;
