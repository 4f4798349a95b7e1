import Stripe from 'stripe';
import type { Send } from '../messages/send-through.ts';

export interface StripeAccount {
  /** The secret key of the account. */
  apiKey: string;
  /** Undefined is Stripe itself; otherwise the origin of a server that speaks its API. */
  apiOrigin: string | undefined;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

/** Stripe's library, for an account that several methods may share. */
export function openStripe(
  { apiKey, apiOrigin, timeoutMs = defaultTimeoutMs }: StripeAccount,
  send: Send = fetch,
): Stripe {
  return new Stripe(apiKey, {
    ...addressOf(apiOrigin),
    httpClient: Stripe.createFetchHttpClient(send as typeof fetch),
    // One repeat with the same idempotency key; after that the attempt is `unknown` and the order sweeper asks.
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
  });
}

/** Where the library sends its requests; nothing when that is Stripe itself. */
function addressOf(origin: string | undefined) {
  if (!origin) return {};
  const { protocol, hostname, port } = new URL(origin);
  const plain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (plain ? '80' : '443'),
    protocol: plain ? ('http' as const) : ('https' as const),
  };
}
