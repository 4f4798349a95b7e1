export { createHostedPageProvider, type HostedPageSettings } from './hosted-page/hosted-page-provider.ts';
export type {
  CreatedOrder,
  NextStep,
  Observation,
  ObservedState,
  OrderRequest,
  OrderState,
  PaymentProvider,
  VerifiedWebhook,
  WebhookHeaders,
} from './payment-provider.ts';
export type { PayoutMethod, PayoutOrder, PayoutProvider, PayoutState } from './payout-provider.ts';
export { createSandboxPayouts, type SandboxPayoutSettings } from './sandbox/sandbox-payouts.ts';
export { type PaymentSettings, type PaymentsMode, readPaymentSettings } from './settings.ts';
export { createStripeProvider, type StripeSettings } from './stripe/stripe-provider.ts';
