import type { Amount } from '@fairhouse/money';
import type { Decline } from './decline.ts';
import type { Instrument } from './instrument.ts';

/** What the player is shown next. Every address is the provider's, or a page of ours that mounts the provider's. */
export type NextStep =
  | { kind: 'redirect'; url: string }
  | { kind: 'iframe'; url: string }
  | { kind: 'window'; url: string }
  /**
   * A code to scan or to copy. `text` is what it says, `pageUrl` the provider's page about it, `imageUrl` the
   * provider's own drawing of it. After `expiresAt` the provider refuses the payment.
   */
  | { kind: 'qr'; text: string; pageUrl: string; imageUrl: string | undefined; expiresAt: Date }
  /** Coins to send, one place for each coin that the payer may choose from; the price holds until `expiresAt`. */
  | { kind: 'address'; places: CoinPlace[]; expiresAt: Date }
  /** Nothing: the answer already says how it ended, or the provider tells later. */
  | { kind: 'none' };

export interface CoinPlace {
  coin: string;
  address: string;
  /** How many to send, as exact decimal text. */
  coins: string;
}

/** What a provider can say about an order. It never decides about the member's money: the cashier does. */
export type ObservedState =
  | 'pending'
  | 'action_required'
  | 'processing'
  /** What was seen on its way is gone again, before it counted; or, after it counted, should never have. */
  | 'taken_back'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'part_refunded'
  | 'refunded'
  /** What was reported as given back did not reach the payer and is the casino's again. */
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
  | 'charged_back';

/** One statement of a provider about one order. At least one of the three ids is there. */
export interface Observation {
  provider: string;
  state: ObservedState;
  /** Our id of the attempt, as the provider gives it back. */
  attemptId: string | undefined;
  /** The provider's id of the order. */
  orderId: string | undefined;
  /** The provider's id of the payment itself: refunds and disputes name only that one. */
  paymentId: string | undefined;
  /** Minor units and the ISO code as the provider says them; undefined where the statement names no amount. */
  amount: { minor: bigint; currency: string } | undefined;
  /**
   * The provider's id of one refund, where `amount` is of that refund alone: the cashier adds them up. Without it, the
   * amount of a part refund is the sum of all so far.
   */
  refundId?: string;
  /** Whether what is credited is what came, rather than exactly what was asked for: nobody can send coins back. */
  creditsWhatCame?: true;
  /** What it was paid with, where the provider says so: with `succeeded` only. */
  instruments?: Instrument[];
  /** With what is said of a dispute: which one, and what the provider waits for. */
  dispute?: DisputeNews;
  /** With `failed`: why, by the table of the adapter. Left out, nothing is known of it. */
  decline?: Decline;
}

/** A dispute as its provider tells of it; how it ended is the `state` of the observation. */
export interface DisputeNews {
  /** The provider's id of it; where it gives none, that of the payment. */
  id: string;
  /** `asked`: the payer's bank only asks, no money was taken; `answered`: evidence is in, and cannot be changed. */
  stage: 'asked' | 'evidenceDue' | 'answered' | 'closed';
  /** In the provider's words. */
  reason: string | undefined;
  /** Until when evidence is taken. */
  dueAt: Date | undefined;
}

/** What is said against a dispute. Providers read the file; the other fields are what their forms ask for besides. */
export interface DisputeEvidence {
  /** The same for a repeat of the same evidence. */
  key: string;
  file: { name: string; bytes: Buffer };
  customerName: string;
  customerEmail: string;
  /** The address that the payment was made from, where it is known. */
  customerIp: string | undefined;
  product: string;
  /** When what was paid for was first used, as YYYY-MM-DD. */
  serviceDate: string | undefined;
  statement: string;
}

export type DisputeAnswer =
  | { outcome: 'done' }
  /** Definite: it is over, or too late. `reason` is for the operators. */
  | { outcome: 'refused'; reason: string }
  /** No clear answer: the same may be said again. */
  | { outcome: 'unknown'; reason: string };

/** A provider at which disputes are answered by a call; elsewhere people answer on its pages. */
export interface DisputeDesk {
  /** Hands evidence in: as a draft that the next one replaces, or for good. */
  answer(disputeId: string, evidence: DisputeEvidence, finality: 'draft' | 'final'): Promise<DisputeAnswer>;
  /** Gives in: the payer keeps the money. */
  accept(disputeId: string): Promise<DisputeAnswer>;
}

export interface OrderRequest {
  /** Our id of the attempt, stored before the call. It is the idempotency key, so the call may be repeated. */
  attemptId: string;
  /** What is to be paid, which a discount makes less than what is credited. */
  amount: Amount;
  /** When the attempt was stored: the same however often it is ordered, so that a repeat is the same request. */
  orderedAt: Date;
  /** Where the provider sends the payer afterwards. */
  returnUrl: string;
  /** The coin that the payer chose; undefined where the provider offers several, or none. */
  coin?: string;
  /** Prefilled on the payment page. */
  email: string | undefined;
  /** Whose card it will be, where our form has asked: prefilled on the payment page. */
  payer?: Payer | undefined;
  language: string;
}

export interface BillingAddress {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 3166-2; empty where a country has no states. */
  state: string;
  city: string;
  /** Street and number in one line. */
  address: string;
  postalCode: string;
}

/** A cardholder with the billing address. */
export interface Payer {
  firstName: string;
  lastName: string;
  billing: BillingAddress;
}

export type CreatedOrder =
  /** `observed`: what the very answer says about the payment, where it is decided at once. */
  | { outcome: 'created'; orderId: string; next: NextStep; observed?: Observation }
  /** Definite: no order exists and none will. `reason` is for the operators, not for the player; `decline` by the table of the adapter. */
  | { outcome: 'refused'; reason: string; decline?: Decline }
  | Lost;

/** No answer, or one that says nothing: the order may exist. `notSent`: this time nothing has reached the provider. */
export interface Lost {
  outcome: 'unknown';
  reason: string;
  notSent?: true;
}

export type OrderState =
  | { outcome: 'observed'; observation: Observation }
  | { outcome: 'notFound' }
  | { outcome: 'unknown'; reason: string };

/** Minor units and the ISO code as the provider says them. */
export interface PaidOrder {
  orderId: string;
  minor: bigint;
  currency: string;
}

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type VerifiedWebhook =
  | { ok: true; eventId: string; type: string }
  | { ok: false; reason: 'badSignature' | 'stale' | 'unreadable' };

/** A provider of payments in. Providers only observe; time-outs are `unknown`, never a failure. */
export interface PaymentProvider {
  readonly name: string;
  /** How its page is shown. */
  readonly opens: NextStep['kind'];
  /** Whether the provider takes amounts of this currency. */
  takes(currency: string): boolean;
  /** Methods of its descriptor that it cannot serve as it is set up; left out: none. */
  readonly withoutMethods?: readonly string[];
  createOrder(request: OrderRequest): Promise<CreatedOrder>;
  fetchState(orderId: string): Promise<OrderState>;
  /**
   * Every order placed in [from, to) that was paid, for comparing books. Left out by providers that cannot list; throws
   * when the provider does not answer.
   */
  listPaid?(from: Date, to: Date): Promise<PaidOrder[]>;
  /** Checks the signature over the bytes as they came, before anything is parsed. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders): Promise<VerifiedWebhook>;
  /**
   * The observations in a body that was verified when it was stored. Where the signature does not cover the content,
   * the provider is asked instead. Throws when it does not answer: the event is worked off again later.
   */
  readEvent(rawBody: Buffer): Promise<Observation[]>;
  readonly disputes?: DisputeDesk;
}
