export type { AdyenSettings } from './adyen/adyen-client.ts';
export { createAdyenProvider } from './adyen/adyen-provider.ts';
export { isTestCardNumber, looksLikeCardNumber } from './adyen/test-cards.ts';
export type {
  CardOf,
  CardOfOrder,
  CardProvider,
  HandedInCard,
  SealedCard,
  StoredCard,
} from './card-provider.ts';
export { createOptionalProviders } from './create-optional-providers.ts';
export { createHostedPageProvider, type HostedPageSettings } from './hosted-page/hosted-page-provider.ts';
export { type Instrument, type InstrumentKind, instrument, maskedEnd, maskedMail } from './instrument.ts';
export type {
  BillingAddress,
  CoinPlace,
  CreatedOrder,
  NextStep,
  Observation,
  ObservedState,
  OrderRequest,
  OrderState,
  PaidOrder,
  PaymentProvider,
  VerifiedWebhook,
  WebhookHeaders,
} from './payment-provider.ts';
export type {
  ListedPayout,
  PayoutMethod,
  PayoutOrder,
  PayoutProvider,
  PayoutState,
  SubmittedPayout,
} from './payout-provider.ts';
export { createPayouts } from './payouts/create-payouts.ts';
export { type PaymentSettings, type PaymentsMode, readPaymentSettings } from './settings.ts';
export type { StatedAmount } from './stated-amount.ts';
export { createStripeProvider, type StripeSettings } from './stripe/stripe-provider.ts';
