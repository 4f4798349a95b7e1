export { isTestCardNumber, looksLikeCardNumber } from './adyen/test-cards.ts';
export { walletMethods } from './adyen/wallet-settings.ts';
export type {
  CardOf,
  CardOfOrder,
  CardProvider,
  HandedInCard,
  SealedCard,
  StoredCard,
  Wallet,
  WalletCard,
  WalletSettings,
} from './card-provider.ts';
export { isCardProvider, wallets } from './card-provider.ts';
export {
  type Decline,
  type DeclineClass,
  type DeclineTable,
  declineClasses,
  declineOf,
  notReached,
} from './decline.ts';
export { type Instrument, type InstrumentKind, instrument, maskedEnd, maskedMail } from './instrument.ts';
export { maskMessage } from './messages/mask-message.ts';
export type { AnswerToMessage, KeepMessages, KeptFields, SentMessage } from './messages/message.ts';
export { keepNothing } from './messages/message.ts';
export { type Send, sendThrough } from './messages/send-through.ts';
export type {
  BillingAddress,
  CoinPlace,
  CreatedOrder,
  DisputeAnswer,
  DisputeDesk,
  DisputeEvidence,
  DisputeNews,
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
export {
  declinesOfProviders,
  methodsOfProviders,
  type PaymentSettings,
  paymentSettingNames,
  readPaymentSettings,
} from './settings.ts';
export type { StatedAmount } from './stated-amount.ts';
export { createStripeProvider } from './stripe/stripe-provider.ts';
