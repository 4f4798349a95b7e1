import Stripe from 'stripe';
import type { Observation, OrderState } from '../payment-provider.ts';

/** What a look at an order tells: what was observed, that there is none, or nothing. */
export async function orderStateOf(look: () => Promise<Observation>): Promise<OrderState> {
  try {
    return { outcome: 'observed', observation: await look() };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.statusCode === 404) return { outcome: 'notFound' };
    return { outcome: 'unknown', reason: `${error.type}: ${error.code ?? error.message}` };
  }
}
