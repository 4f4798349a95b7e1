import Stripe from 'stripe';
import type { OrderState } from '../payment-provider.ts';
import { observationOfSession } from './stripe-events.ts';

export async function fetchCheckout(stripe: Stripe, orderId: string): Promise<OrderState> {
  try {
    const session = await stripe.checkout.sessions.retrieve(orderId, { expand: ['payment_intent.latest_charge'] });
    return { outcome: 'observed', observation: observationOfSession(session) };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.statusCode === 404) return { outcome: 'notFound' };
    return { outcome: 'unknown', reason: `${error.type}: ${error.code ?? error.message}` };
  }
}
