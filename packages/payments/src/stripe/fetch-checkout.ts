import type Stripe from 'stripe';
import type { OrderState } from '../payment-provider.ts';
import { orderStateOf } from './order-state.ts';
import { observationOfSession } from './stripe-events.ts';

export async function fetchCheckout(stripe: Stripe, orderId: string): Promise<OrderState> {
  const expand = ['payment_intent.latest_charge'];
  return orderStateOf(async () => observationOfSession(await stripe.checkout.sessions.retrieve(orderId, { expand })));
}
