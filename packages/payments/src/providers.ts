import { adyen } from './adyen/adyen.ts';
import { cashApp } from './cash-app/cash-app.ts';
import { hostedPages } from './hosted-page/hosted-pages.ts';
import { mercadoPago } from './mercado-pago/mercado-pago.ts';
import { paypal } from './paypal/paypal.ts';
import type { ProviderDescriptor } from './provider-descriptor.ts';
import { quay } from './quay/quay.ts';
import { sandbox } from './sandbox/sandbox.ts';
import { stripe } from './stripe/stripe.ts';

/**
 * Every payment provider of the casino. Settings, webhooks, what the site may show in frames, the reconciliation and the
 * documents' check follow from this list. Payouts are offered to them in this order: the first that takes one gets it.
 */
export const providers: readonly ProviderDescriptor[] = [
  stripe,
  paypal,
  mercadoPago,
  adyen,
  cashApp,
  ...hostedPages,
  quay,
  sandbox,
];
