import { declineOf } from '../decline.ts';
import type { Send } from '../messages/send-through.ts';
import type { CreatedOrder, OrderState, PaymentProvider, VerifiedWebhook } from '../payment-provider.ts';
import { unlessLost } from '../unless-lost.ts';
import { quayDeclines } from './quay-declines.ts';
import { checkQuaySignature, quaySignature } from './quay-signature.ts';
import { notOpened, observationOf, orderedCheckout, readQuayEvent } from './quay-wire.ts';

export interface QuaySettings {
  /** Where its API answers. */
  apiOrigin: string;
  /** Our name there. */
  merchant: string;
  /** Signs what we ask and what it tells. */
  secret: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const taken = new Set(['USD', 'EUR', 'BRL']);
/** A definite no: the order was understood and refused, or we may not order at all; and a 503 that says that nothing was opened. */
const refusals = new Set([400, 401, 403, 422]);

/**
 * Quay: a page in a window of its own, amounts in minor units, every request and every event signed. Ordering is
 * idempotent by our reference, which stands in the address.
 */
export function createQuayProvider(settings: QuaySettings, send: Send = fetch): PaymentProvider {
  const { apiOrigin, merchant, secret, timeoutMs = defaultTimeoutMs } = settings;

  async function ask(method: 'PUT' | 'GET', path: string, body = ''): Promise<{ status: number; answer: unknown }> {
    const response = await send(`${apiOrigin}${path}`, {
      method,
      headers: {
        'quay-merchant': merchant,
        'quay-signature': quaySignature(secret, `${method} ${path}`, body),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    return { status: response.status, answer: await response.json() };
  }

  return {
    name: 'quay',
    opens: 'window',
    takes: (currency) => taken.has(currency),

    async createOrder({ attemptId, amount, returnUrl, language }): Promise<CreatedOrder> {
      const asked = { minor: String(amount.minor), currency: amount.currency, back: returnUrl, language };
      return unlessLost(async () => {
        const path = `/quay/v1/checkouts/${encodeURIComponent(attemptId)}`;
        const { status, answer } = await ask('PUT', path, JSON.stringify(asked));
        const decline = declineOf(quayDeclines, notOpened.safeParse(answer).data?.why);
        if (refusals.has(status) || (status === 503 && decline.class === 'technical')) {
          return { outcome: 'refused', reason: `HTTP ${status}`, decline };
        }
        const { data } = orderedCheckout.safeParse(answer);
        if (status !== 200 || !data) return { outcome: 'unknown', reason: `HTTP ${status}, no readable checkout` };
        return { outcome: 'created', orderId: data.checkoutId, next: { kind: 'window', url: data.page } };
      });
    },

    async fetchState(orderId): Promise<OrderState> {
      return unlessLost(async () => {
        const { status, answer } = await ask('GET', `/quay/v1/orders/${encodeURIComponent(orderId)}`);
        if (status === 404) return { outcome: 'notFound' };
        const { data } = orderedCheckout.safeParse(answer);
        if (status !== 200 || !data) return { outcome: 'unknown', reason: `HTTP ${status}, no readable checkout` };
        return { outcome: 'observed', observation: observationOf(data) };
      });
    },

    async verifyWebhook(rawBody, headers): Promise<VerifiedWebhook> {
      const signed = checkQuaySignature(secret, 'event', rawBody, headers['quay-signature']);
      if (signed !== 'good') return { ok: false, reason: signed };
      const event = readQuayEvent(rawBody);
      return event ? { ok: true, eventId: event.event, type: event.kind } : { ok: false, reason: 'unreadable' };
    },

    async readEvent(rawBody) {
      const event = readQuayEvent(rawBody);
      return event ? [observationOf(event.checkout)] : [];
    },
  };
}
