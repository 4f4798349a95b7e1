import type Stripe from 'stripe';
import type { Observation, OrderState } from '../payment-provider.ts';
import { orderStateOf } from './order-state.ts';
import { observationOfSession } from './stripe-events.ts';

export async function fetchCheckout(stripe: Stripe, orderId: string): Promise<OrderState> {
  return orderStateOf(() => lookAtCheckout(stripe, orderId));
}

/** With what became of the money and what it was paid with. */
export async function lookAtCheckout(
  stripe: Stripe,
  orderId: string,
  options: Stripe.RequestOptions = {},
): Promise<Observation> {
  const expand = ['payment_intent.latest_charge'];
  return observationOfSession(await stripe.checkout.sessions.retrieve(orderId, { expand }, options));
}
