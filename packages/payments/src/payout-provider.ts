import type { Amount } from '@fairhouse/money';

export type PayoutMethod = 'BANK_CARD' | 'PAYPAL' | 'MERCADO_PAGO' | 'CPAY' | 'BTC' | 'PAYID';

export interface PayoutOrder {
  /** Our id of the instruction. The same id twice is one payout. */
  id: string;
  amount: Amount;
  method: PayoutMethod;
  /**
   * Fields of the method: routingNumber, accountNumber, accountName; email; email and perhaps cpf; accountName and
   * toAccount; address; payId.
   */
  destination: Readonly<Record<string, string>>;
}

export type PayoutState =
  | { outcome: 'accepted'; providerId: string }
  | { outcome: 'settled'; providerId: string }
  /** Definite: the money was not sent and will not be. */
  | { outcome: 'failed'; reason: string }
  /** Definite as well: the provider has never heard of this id. */
  | { outcome: 'notFound' }
  /** Anything else, such as a time-out: the money may be on its way. */
  | { outcome: 'unknown'; reason: string };

/** A provider of payments out. */
export interface PayoutProvider {
  readonly name: string;
  submit(order: PayoutOrder): Promise<PayoutState>;
  fetchState(id: string): Promise<PayoutState>;
}
