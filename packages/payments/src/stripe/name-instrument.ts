import Stripe from 'stripe';
import type { Observation } from '../payment-provider.ts';

/** A credit does not wait long for this: what was paid with also comes with the charge's own event. */
const briefly = { timeout: 2_000, maxNetworkRetries: 0 };

/** Adds to a payment that has succeeded what it was paid with, where its event did not say so and Stripe does at once. */
export async function nameInstrument(
  observation: Observation,
  look: (orderId: string, options: Stripe.RequestOptions) => Promise<Observation>,
): Promise<Observation> {
  const { state, instruments, orderId } = observation;
  if (state !== 'succeeded' || instruments || !orderId) return observation;
  try {
    const looked = await look(orderId, briefly);
    return looked.instruments ? { ...observation, instruments: looked.instruments } : observation;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    return observation;
  }
}
