import type Stripe from 'stripe';
import type { NextStep, Observation, ObservedState } from '../payment-provider.ts';
import {
  isOfCashApp,
  observationsOf as observationsOfStripe,
  withDecline,
  withInstruments,
} from '../stripe/stripe-events.ts';

const states: Record<Stripe.PaymentIntent.Status, ObservedState> = {
  requires_payment_method: 'failed',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

/** An intent whose code was not paid in its time stands at `requires_payment_method`, as a declined one does. */
export function observationOfIntent(intent: Stripe.PaymentIntent): Observation {
  const minor = intent.status === 'succeeded' ? intent.amount_received : intent.amount;
  const isExpired = intent.last_payment_error?.code === 'payment_intent_payment_attempt_expired';
  const state = intent.status === 'requires_payment_method' && isExpired ? 'expired' : states[intent.status];
  return {
    provider: 'cashapp',
    state: state ?? 'pending',
    attemptId: intent.metadata.attempt,
    orderId: intent.id,
    paymentId: intent.id,
    amount: { minor: BigInt(minor), currency: intent.currency.toUpperCase() },
    ...(state === 'succeeded' ? withInstruments(intent.latest_charge) : {}),
    ...withDecline(state ?? 'pending', intent),
  };
}

/** Refunds and disputes are told in the same words as those of cards, which are no business of this provider. */
export function observationsOf(event: Stripe.Event): Observation[] {
  if (event.type.startsWith('payment_intent.')) return [observationOfIntent(event.data.object as Stripe.PaymentIntent)];
  if (!/^(charge|refund)\./.test(event.type) || !isOfCashApp(event)) return [];
  return observationsOfStripe(event).map((observation) => ({ ...observation, provider: 'cashapp' }));
}

/** The code that the payer scans with Cash App, and Stripe's page about it. */
export function cashAppCodeOf(intent: Stripe.PaymentIntent): NextStep | undefined {
  const action = intent.next_action?.cashapp_handle_redirect_or_display_qr_code;
  if (!action) return undefined;
  return {
    kind: 'qr',
    text: action.mobile_auth_url,
    pageUrl: action.hosted_instructions_url,
    imageUrl: action.qr_code.image_url_svg,
    expiresAt: new Date(action.qr_code.expires_at * 1_000),
  };
}
