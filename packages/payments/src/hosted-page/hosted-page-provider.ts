import { decimalText } from '@fairhouse/money';
import { type Decline, declineOf } from '../decline.ts';
import type { Send } from '../messages/send-through.ts';
import type { CreatedOrder, OrderRequest, OrderState, PaymentProvider } from '../payment-provider.ts';
import { unlessLost } from '../unless-lost.ts';
import { hostedPageDeclines } from './hosted-page-declines.ts';
import { type HostedOrder, observationOf, readHostedEvent, readHostedOrder } from './hosted-page-wire.ts';
import { verifyHostedPageWebhook } from './verify-webhook.ts';

export interface HostedPageSettings {
  /** The provider's name in our rows and in the address of its webhook. */
  name: string;
  /** Where its API answers. */
  apiOrigin: string;
  apiKey: string;
  webhookSecret: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;
const taken = new Set(['USD', 'EUR', 'BRL']);

/**
 * A definite no: the order was understood and refused, or we may not order at all. A 503 is one only where it says `unavailable`: nothing
 * was ordered.
 */
const refusals = new Set([400, 401, 403, 422]);

/**
 * A provider whose payment page opens in a window of its own, by the protocol of docs/hosted-page.md. Ordering is
 * idempotent by our reference, so an answer that was lost is asked for again.
 */
export function createHostedPageProvider(settings: HostedPageSettings, send: Send = fetch): PaymentProvider {
  const { name, apiOrigin, apiKey, webhookSecret, timeoutMs = defaultTimeoutMs } = settings;
  const orders = `${apiOrigin}/hosted/${name}/orders`;

  async function ask(
    url: string,
    init: RequestInit,
  ): Promise<{ status: number; order: HostedOrder | undefined; decline: Decline }> {
    const answer = await send(url, {
      ...init,
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    const body: unknown = await answer.json();
    const said = (body as { decline?: unknown } | null)?.decline;
    const decline = declineOf(hostedPageDeclines, answer.ok ? undefined : said);
    return { status: answer.status, order: answer.ok ? readHostedOrder(body) : undefined, decline };
  }

  return {
    name,
    opens: 'window',
    takes: (currency) => taken.has(currency),

    async createOrder({ attemptId, amount, returnUrl, email, language, payer }: OrderRequest): Promise<CreatedOrder> {
      const body = JSON.stringify({
        reference: attemptId,
        amount: decimalText(amount),
        currency: amount.currency,
        returnUrl,
        email,
        language,
        payer,
      });
      return unlessLost(async () => {
        const { status, order, decline } = await ask(orders, { method: 'POST', body });
        if (refusals.has(status) || (status === 503 && decline.class === 'technical')) {
          return { outcome: 'refused', reason: `HTTP ${status}`, decline };
        }
        if (!order) return { outcome: 'unknown', reason: `HTTP ${status}, no readable order` };
        return { outcome: 'created', orderId: order.id, next: { kind: 'window', url: order.payUrl } };
      });
    },

    async fetchState(orderId): Promise<OrderState> {
      return unlessLost(async () => {
        const { status, order } = await ask(`${orders}/${encodeURIComponent(orderId)}`, {});
        if (status === 404) return { outcome: 'notFound' };
        if (!order) return { outcome: 'unknown', reason: `HTTP ${status}, no readable order` };
        return { outcome: 'observed', observation: observationOf(name, order) };
      });
    },

    verifyWebhook: async (rawBody, headers) => verifyHostedPageWebhook(name, webhookSecret, rawBody, headers),
    readEvent: async (rawBody) => readHostedEvent(name, rawBody)?.observations ?? [],
  };
}
