import type { Amount } from '@fairhouse/money';
import type { StatedAmount } from './stated-amount.ts';

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
  /** When it was approved, so never later than it was first handed in. */
  approvedAt: Date;
}

/** An instruction that was handed in, or may have been. */
export interface SubmittedPayout extends PayoutOrder {
  /** What the provider knows it by; undefined until it has answered. */
  providerId: string | undefined;
}

export type PayoutState =
  /** `stated`: how much the provider says; left out where it names no amount. The cashier compares, not the provider. */
  | { outcome: 'accepted'; providerId: string; stated?: StatedAmount | undefined }
  | { outcome: 'settled'; providerId: string; stated?: StatedAmount | undefined }
  /** Definite: the money was not sent and will not be, or it came back. `reason` is shown to the member. */
  | { outcome: 'failed'; reason: string }
  /** Definite as well: the provider has never heard of this id. */
  | { outcome: 'notFound' }
  /** Definite too: nothing was sent, since the wallet that pays holds too little. The same instruction later may be sent. */
  | { outcome: 'delayed'; reason: string }
  /** The provider finds a payout only by its own id, which never came: handing the same instruction in again tells. */
  | { outcome: 'untraceable' }
  /** What no program can settle, such as money that is blocked: a person has to ask the provider. */
  | { outcome: 'review'; reason: string; providerId?: string | undefined }
  /** Anything else, such as a time-out: the money may be on its way. */
  | { outcome: 'unknown'; reason: string };

/** A payout as the provider lists it. `id` is our own, as the provider gives it back. */
export interface ListedPayout {
  id: string;
  stated: StatedAmount;
}

/** A provider of payments out. Providers only observe; time-outs are `unknown`, never a failure. */
export interface PayoutProvider {
  readonly name: string;
  /** Whether it can pay this at all: the method, its fields and the currency. What none can pay, operators do. */
  takes(order: Pick<PayoutOrder, 'method' | 'amount' | 'destination'>): boolean;
  /** May be repeated with the same order: it is one payout. */
  submit(order: PayoutOrder): Promise<PayoutState>;
  /** Only looks; nothing is paid by it, whatever it finds. */
  fetchState(payout: SubmittedPayout): Promise<PayoutState>;
  /**
   * Every payout that was handed in in [from, to) and paid, for comparing books. Left out by providers that cannot list;
   * throws when the provider does not answer.
   */
  listPaid?(from: Date, to: Date): Promise<ListedPayout[]>;
}
