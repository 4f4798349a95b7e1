import type { Amount } from '@fairhouse/money';

/** What the player is shown next. Every address is the provider's, or a page of ours that mounts the provider's. */
export type NextStep =
  | { kind: 'redirect'; url: string }
  | { kind: 'iframe'; url: string }
  | { kind: 'window'; url: string }
  | { kind: 'qr'; text: string; imageUrl: string | undefined }
  | { kind: 'address'; address: string; amount: Amount };

/** What a provider can say about an order. It never decides about the member's money: the cashier does. */
export type ObservedState =
  | 'pending'
  | 'action_required'
  | 'processing'
  | 'succeeded'
  | 'failed'
  | 'expired'
  | 'canceled'
  | 'part_refunded'
  | 'refunded'
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
}

export interface OrderRequest {
  /** Our id of the attempt, stored before the call. It is the idempotency key, so the call may be repeated. */
  attemptId: string;
  amount: Amount;
  /** Where the provider sends the payer afterwards. */
  returnUrl: string;
  /** Prefilled on the payment page. */
  email: string | undefined;
  language: string;
}

export type CreatedOrder =
  | { outcome: 'created'; orderId: string; next: NextStep }
  /** Definite: no order exists and none will. `reason` is for the operators, not for the player. */
  | { outcome: 'refused'; reason: string }
  /** No answer, or one that says nothing: the order may exist. */
  | { outcome: 'unknown'; reason: string };

export type OrderState =
  | { outcome: 'observed'; observation: Observation }
  | { outcome: 'notFound' }
  | { outcome: 'unknown'; reason: string };

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

export type VerifiedWebhook =
  | { ok: true; eventId: string; type: string; observations: Observation[] }
  | { ok: false; reason: 'badSignature' | 'stale' | 'unreadable' };

/** A provider of payments in. Providers only observe; time-outs are `unknown`, never a failure. */
export interface PaymentProvider {
  readonly name: string;
  /** How its page is shown. */
  readonly opens: NextStep['kind'];
  /** Whether the provider takes amounts of this currency. */
  takes(currency: string): boolean;
  createOrder(request: OrderRequest): Promise<CreatedOrder>;
  fetchState(orderId: string): Promise<OrderState>;
  /** Checks the signature over the bytes as they came, before anything is parsed. */
  verifyWebhook(rawBody: Buffer, headers: WebhookHeaders): VerifiedWebhook;
  /** The observations in a body that was verified when it was stored. */
  readEvent(rawBody: Buffer): Observation[];
}
