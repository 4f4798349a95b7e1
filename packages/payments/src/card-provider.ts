import type { Amount } from '@fairhouse/money';
import type { BillingAddress, PaymentProvider } from './payment-provider.ts';

/** What the cardholder entered, or the provider's own fields sealed for the provider alone. */
export type HandedInCard =
  /** A published test number; only in sandbox mode. */
  | { kind: 'test'; number: string; securityCode: string; expiryMonth: number; expiryYear: number }
  /** Sealed in the browser by the provider's fields; nobody but the provider can open them. */
  | { kind: 'sealed'; fields: SealedCard };

export interface SealedCard {
  encryptedCardNumber: string;
  encryptedExpiryMonth: string;
  encryptedExpiryYear: string;
  encryptedSecurityCode: string;
}

/** A card as the casino keeps it: the provider's token and what stands on a receipt. Never a number, never a CVV. */
export interface StoredCard {
  token: string;
  /** The provider's name of the card itself, the same anyone who pays with it; undefined where it gives none. */
  fingerprint: string | undefined;
  brand: string;
  lastFour: string;
  /** 1 to 12. */
  expiryMonth: number;
  /** Four digits. */
  expiryYear: number;
}

export type CardStored =
  | { outcome: 'stored'; card: StoredCard }
  /** Definite: the card cannot be used. `reason` is for the operators. */
  | { outcome: 'refused'; reason: string }
  /** No answer, or one that says nothing. Nothing was paid: storing takes no money. */
  | { outcome: 'unknown'; reason: string };

/** The wallets of phones that a card provider may read. */
export const wallets = ['applePay', 'googlePay'] as const;
export type Wallet = (typeof wallets)[number];

/** A card in a phone's wallet. The wallet has encrypted it for the provider; the casino cannot read it. */
export interface WalletCard {
  wallet: Wallet;
  token: string;
}

/** The card behind one order, as the casino stored it before ordering. */
export interface CardOfOrder {
  /** Undefined: one of a wallet whose payment is decided, so that its token was deleted. */
  card: StoredCard | WalletCard | undefined;
  /** Our name of the cardholder at the provider; says nothing about the person. */
  payerReference: string;
  firstName: string;
  lastName: string;
  billing: BillingAddress;
  amount: Amount;
  /** What the bank's page gave the payer on the way back; undefined before. */
  challengeResult: string | undefined;
}

/** Where the adapter finds the card of an order; undefined when none was handed in, or the payer has not said pay. */
export type CardOf = (attemptId: string) => Promise<CardOfOrder | undefined>;

/** A provider that takes card numbers in its own custody. */
export interface CardProvider extends PaymentProvider {
  /** Opens its fields in the browser; undefined where our own form takes test numbers. */
  readonly clientKey: string | undefined;
  /** The wallets that are set up at the provider, with what its button in the browser needs; undefined: none is. */
  readonly wallets: WalletSettings | undefined;
  storeCard(card: HandedInCard, holder: string, payerReference: string): Promise<CardStored>;
  /** Deletes a stored card at the provider, so that its token is worth nothing. Repeating it is no error. */
  deleteCard(
    token: string,
    payerReference: string,
  ): Promise<{ outcome: 'deleted' } | { outcome: 'unknown'; reason: string }>;
}

/** All of it is public: the browser gets it. */
export interface WalletSettings {
  clientKey: string;
  /** Where the provider's script asks; undefined is the provider itself. */
  elementsUrl: string | undefined;
  /** ISO 3166-1 alpha-2: where the merchant is. */
  country: string;
  applePay: { merchantId: string } | undefined;
  googlePay: { merchantId: string; gatewayMerchantId: string; scriptUrl: string } | undefined;
}

export function isCardProvider(provider: PaymentProvider): provider is CardProvider {
  return 'storeCard' in provider;
}
