import type Stripe from 'stripe';
import { instrument } from '../instrument.ts';
import type { DisputeNews, Observation, ObservedState } from '../payment-provider.ts';
import { declineOfIntent } from './stripe-declines.ts';

/** Event types that say something about a deposit; all others are acknowledged and say nothing. */
export function observationsOf(event: Stripe.Event): Observation[] {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
      return [observationOfSession(event.data.object)];
    case 'checkout.session.async_payment_succeeded':
      return [{ ...observationOfSession(event.data.object), state: 'succeeded' }];
    case 'checkout.session.async_payment_failed':
      return [{ ...observationOfSession(event.data.object), state: 'failed' }];
    case 'charge.succeeded':
      return [observationOfPaidCharge(event.data.object)];
    case 'charge.refunded':
      return [observationOfCharge(event.data.object)];
    case 'refund.failed':
      return [observationOfClaim(event.data.object, 'refund_failed')];
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return [observationOfDispute(event.data.object)];
    default:
      return [];
  }
}

/** Whether an event tells of a Cash App payment, whose provider hears it on an endpoint of its own. */
export function isOfCashApp(event: Stripe.Event): boolean {
  const { payment_method_details: paid, destination_details: refunded } = event.data.object as {
    payment_method_details?: { type?: string } | null;
    destination_details?: { type?: string } | null;
  };
  return (paid ?? refunded)?.type === 'cashapp';
}

/** `payment_intent` may be its id or, when asked to expand it, the whole object with its latest charge. */
export function observationOfSession(session: Stripe.Checkout.Session): Observation {
  const intent = session.payment_intent;
  const expanded = typeof intent === 'object' ? (intent ?? undefined) : undefined;
  const state = stateOf(session, expanded);
  return {
    provider: 'stripe',
    state,
    attemptId: session.client_reference_id ?? undefined,
    orderId: session.id,
    paymentId: idOf(intent),
    amount: amountOf(minorOf(session, state, expanded?.latest_charge), session.currency),
    ...(state === 'succeeded' ? withInstruments(expanded?.latest_charge) : {}),
    ...withDecline(state, expanded),
  };
}

/** Why it failed, where the intent is there to say it. */
export function withDecline(
  state: ObservedState,
  intent: Stripe.PaymentIntent | undefined,
): Pick<Observation, 'decline'> {
  const decline = state === 'failed' ? declineOfIntent(intent) : undefined;
  return decline ? { decline } : {};
}

/** Of a part refund the sum that was given back; otherwise what was paid. */
function minorOf(
  session: Stripe.Checkout.Session,
  state: ObservedState,
  charge: string | Stripe.Charge | null | undefined,
): number | null {
  return state === 'part_refunded' && typeof charge === 'object' && charge
    ? charge.amount_refunded
    : session.amount_total;
}

/** What a charge was paid with: a card's fingerprint, or an account at Cash App. Nothing where the charge is not expanded. */
export function withInstruments(charge: string | Stripe.Charge | null | undefined): Pick<Observation, 'instruments'> {
  const { card, cashapp } = (typeof charge === 'object' ? charge?.payment_method_details : undefined) ?? {};
  const instruments = [
    ...instrument('card', card?.fingerprint, `${card?.brand ?? 'card'} •••• ${card?.last4 ?? ''}`),
    ...instrument('wallet', cashapp?.buyer_id, cashapp?.cashtag ?? 'Cash App'),
  ];
  return instruments.length > 0 ? { instruments } : {};
}

/** The charge of a payment that has succeeded: it comes beside the session's own event and names what was paid with. */
function observationOfPaidCharge(charge: Stripe.Charge): Observation {
  return {
    provider: 'stripe',
    state: 'succeeded',
    attemptId: charge.metadata.attempt,
    orderId: undefined,
    paymentId: idOf(charge.payment_intent),
    amount: amountOf(charge.amount, charge.currency),
    ...withInstruments(charge),
  };
}

/** A session is paid for only when `payment_status` says so; "complete" alone may still be under way. */
function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | undefined): ObservedState {
  const intentStatus = intent?.status;
  if (session.payment_status === 'paid') return paidStateOf(intent?.latest_charge);
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'pending';
  if (intentStatus === 'requires_payment_method') return 'failed';
  if (intentStatus === 'canceled') return 'canceled';
  if (intentStatus === 'requires_action') return 'action_required';
  return 'processing';
}

/** What became of the money afterwards: a webhook that told of a refund may have been lost. */
function paidStateOf(charge: string | Stripe.Charge | null | undefined): ObservedState {
  if (typeof charge !== 'object' || charge === null || charge.amount_refunded === 0) return 'succeeded';
  return charge.refunded ? 'refunded' : 'part_refunded';
}

function observationOfCharge(charge: Stripe.Charge): Observation {
  return {
    provider: 'stripe',
    state: charge.refunded ? 'refunded' : 'part_refunded',
    attemptId: charge.metadata.attempt,
    orderId: undefined,
    paymentId: idOf(charge.payment_intent),
    amount: amountOf(charge.amount_refunded, charge.currency),
  };
}

/** An inquiry of the bank that ends as such (`warning_closed`, `prevented`) has taken nothing: to us it is won. */
const disputeStates: Record<string, { state: ObservedState; stage: DisputeNews['stage'] }> = {
  warning_needs_response: { state: 'disputed', stage: 'asked' },
  warning_under_review: { state: 'disputed', stage: 'answered' },
  warning_closed: { state: 'dispute_won', stage: 'closed' },
  needs_response: { state: 'disputed', stage: 'evidenceDue' },
  under_review: { state: 'disputed', stage: 'answered' },
  won: { state: 'dispute_won', stage: 'closed' },
  prevented: { state: 'dispute_won', stage: 'closed' },
  lost: { state: 'charged_back', stage: 'closed' },
};

function observationOfDispute(dispute: Stripe.Dispute): Observation {
  const { state, stage } = disputeStates[dispute.status] ?? { state: 'disputed', stage: 'evidenceDue' };
  const dueS = dispute.evidence_details?.due_by;
  return {
    ...observationOfClaim(dispute, state),
    dispute: {
      id: dispute.id,
      stage,
      reason: dispute.reason || undefined,
      dueAt: dueS ? new Date(dueS * 1_000) : undefined,
    },
  };
}

/** Disputes and refunds know their payment and nothing else of ours; the amount is their own. */
function observationOfClaim(claim: Stripe.Dispute | Stripe.Refund, state: ObservedState): Observation {
  return {
    provider: 'stripe',
    state,
    attemptId: undefined,
    orderId: undefined,
    paymentId: idOf(claim.payment_intent),
    amount: amountOf(claim.amount, claim.currency),
  };
}

function idOf(reference: { id: string } | string | null): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id;
}

function amountOf(minor: number | null, currency: string | null): Observation['amount'] {
  if (minor === null || currency === null) return undefined;
  return { minor: BigInt(minor), currency: currency.toUpperCase() };
}
