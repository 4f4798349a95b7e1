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

/** The card behind one order, as the casino stored it before ordering. */
export interface CardOfOrder {
  card: StoredCard;
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
  storeCard(card: HandedInCard, holder: string, payerReference: string): Promise<CardStored>;
}

export function isCardProvider(provider: PaymentProvider): provider is CardProvider {
  return 'storeCard' in provider;
}
