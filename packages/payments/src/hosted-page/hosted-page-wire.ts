import { isCurrency, parseAmount } from '@fairhouse/money';
import type { Observation, ObservedState } from '../payment-provider.ts';

/** An order as the provider tells it; the fields of docs/hosted-page.md. */
export interface HostedOrder {
  id: string;
  reference: string;
  /** Decimal text in major units, with the ISO code. */
  amount: string;
  currency: string;
  state: string;
  payUrl: string;
}

const states: Record<string, ObservedState> = {
  open: 'pending',
  pending: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
  refunded: 'refunded',
  charged_back: 'charged_back',
};

type Fields = Record<string, unknown>;

/** The order in an answer; undefined when a field is missing or the page's address is none. */
export function readHostedOrder(body: unknown): HostedOrder | undefined {
  const order = readState(body);
  const payUrl = (body as Fields | null)?.payUrl;
  return order && typeof payUrl === 'string' && /^https?:\/\//.test(payUrl) ? { ...order, payUrl } : undefined;
}

/** The event in a webhook's body; undefined when it is none. */
export function readHostedEvent(
  provider: string,
  rawBody: Buffer,
): { id: string; type: string; observations: Observation[] } | undefined {
  let event: Fields;
  try {
    event = JSON.parse(rawBody.toString('utf8')) as Fields;
  } catch {
    return undefined;
  }
  const order = readState(event?.order);
  if (!order || typeof event.id !== 'string' || typeof event.type !== 'string') return undefined;
  return { id: event.id, type: event.type, observations: [observationOf(provider, order)] };
}

export function observationOf(provider: string, order: Omit<HostedOrder, 'payUrl'>): Observation {
  const { id, reference, amount, currency, state } = order;
  const minor = isCurrency(currency) ? parseAmount(amount, currency)?.minor : undefined;
  return {
    provider,
    state: states[state] ?? 'pending',
    attemptId: reference,
    orderId: id,
    paymentId: undefined,
    amount: minor === undefined ? undefined : { minor, currency },
  };
}

function readState(body: unknown): Omit<HostedOrder, 'payUrl'> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id, reference, amount, currency, state } = body as Fields;
  const texts = [id, reference, amount, currency, state];
  if (!texts.every((text) => typeof text === 'string' && text.length > 0 && text.length <= 200)) return undefined;
  return { id, reference, amount, currency, state } as Omit<HostedOrder, 'payUrl'>;
}
