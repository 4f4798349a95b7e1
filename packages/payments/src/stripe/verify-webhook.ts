import Stripe from 'stripe';
import type { VerifiedWebhook, WebhookHeaders } from '../payment-provider.ts';

const toleranceS = 300;

/**
 * Stripe's scheme: `t=<s>,v1=<hex HMAC-SHA256(secret, t + "." + raw body)>`, refused when t is older than 300 s.
 * https://docs.stripe.com/webhooks#verify-manually
 */
export function verifyStripeWebhook(
  stripe: Stripe,
  secret: string,
  rawBody: Buffer,
  headers: WebhookHeaders,
): VerifiedWebhook {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return { ok: false, reason: 'badSignature' };
  // The library refuses what is too old, but not what is dated ahead: a stolen signature could be kept for later.
  const signedAtS = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (signedAtS - Date.now() / 1_000 > toleranceS) return { ok: false, reason: 'stale' };
  try {
    const event = stripe.webhooks.constructEvent(rawBody, signature, secret, toleranceS);
    if (typeof event.id !== 'string' || typeof event.type !== 'string') return { ok: false, reason: 'unreadable' };
    return { ok: true, eventId: event.id, type: event.type };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return { ok: false, reason: 'unreadable' };
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    return { ok: false, reason: /tolerance/.test(error.message) ? 'stale' : 'badSignature' };
  }
}
