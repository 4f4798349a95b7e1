import { payerIdOf } from '../payments/payer.ts';
import type { Session } from './session.store.ts';

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);

/** A Checkout Session as Stripe writes it, as far as anybody here reads it. */
export function sessionWire(session: Session, expandIntent = false) {
  return {
    id: session.id,
    object: 'checkout.session',
    mode: 'payment',
    ui_mode: 'embedded_page',
    livemode: false,
    client_reference_id: session.reference,
    client_secret: session.status === 'open' ? session.clientSecret : null,
    amount_total: Number(session.amount),
    currency: session.currency,
    status: session.status,
    payment_status: session.paymentStatus,
    payment_intent: expandIntent ? intentWire(session) : session.intentId,
    created: seconds(session.createdAt),
    expires_at: seconds(session.expiresAt),
    return_url: session.returnUrl,
    url: null,
  };
}

function intentWire(session: Session) {
  return {
    id: session.intentId,
    object: 'payment_intent',
    livemode: false,
    amount: Number(session.amount),
    currency: session.currency,
    status: session.intentStatus,
    metadata: session.metadata,
    latest_charge: session.paymentStatus === 'paid' ? chargeWire(session, session.refunded) : null,
  };
}

/** A charge with what was given back of it. */
export function chargeWire(session: Session, refunded: bigint) {
  return {
    id: session.intentId.replace('pi_', 'ch_'),
    object: 'charge',
    livemode: false,
    amount: Number(session.amount),
    amount_refunded: Number(refunded),
    refunded: refunded === session.amount,
    currency: session.currency,
    payment_intent: session.intentId,
    payment_method_details: { type: 'card', card: cardWire(session) },
    metadata: session.metadata,
  };
}

/** A card by its fingerprint, which is the same anyone who pays with it. */
function cardWire({ reference, payer }: Session) {
  const fingerprint = payerIdOf(reference, payer);
  return {
    brand: 'visa',
    last4: String(Number.parseInt(fingerprint.slice(0, 6), 16) % 10_000).padStart(4, '0'),
    fingerprint,
  };
}

export function failedRefundWire(session: Session) {
  return {
    id: session.intentId.replace('pi_', 're_'),
    object: 'refund',
    amount: Number(session.amount),
    currency: session.currency,
    charge: session.intentId.replace('pi_', 'ch_'),
    payment_intent: session.intentId,
    destination_details: { type: 'card' },
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  };
}

export function disputeWire(session: Session, status: 'needs_response' | 'won' | 'lost') {
  return {
    id: session.intentId.replace('pi_', 'du_'),
    object: 'dispute',
    livemode: false,
    amount: Number(session.amount),
    currency: session.currency,
    payment_intent: session.intentId,
    reason: 'fraudulent',
    status,
    evidence_details: { due_by: seconds(new Date()) + 9 * 24 * 3_600, submission_count: 0 },
  };
}

export function errorWire(type: string, message: string) {
  return { error: { type, message } };
}
