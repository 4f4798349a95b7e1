import { isCurrency, parseAmount } from '@fairhouse/money';
import { declineOf } from '../decline.ts';
import { type Instrument, instrument } from '../instrument.ts';
import type { Observation, ObservedState } from '../payment-provider.ts';
import { hostedPageDeclines } from './hosted-page-declines.ts';

/** An order as the provider tells it; the fields of docs/hosted-page.md. */
export interface HostedOrder {
  id: string;
  reference: string;
  /** Decimal text in major units, with the ISO code. */
  amount: string;
  currency: string;
  state: string;
  payUrl: string;
  /** The account or card that paid, where the provider says so. */
  payer: Instrument[];
  /** Why it failed, where the provider gives it. */
  decline: unknown;
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
const payerKinds = ['card', 'wallet', 'bank'] as const;

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
  const { id, reference, amount, currency, state, payer, decline } = order;
  const minor = isCurrency(currency) ? parseAmount(amount, currency)?.minor : undefined;
  return {
    provider,
    state: states[state] ?? 'pending',
    attemptId: reference,
    orderId: id,
    paymentId: undefined,
    amount: minor === undefined ? undefined : { minor, currency },
    ...(state === 'succeeded' && payer.length > 0 ? { instruments: payer } : {}),
    ...(state === 'failed' ? { decline: declineOf(hostedPageDeclines, decline) } : {}),
  };
}

function readState(body: unknown): Omit<HostedOrder, 'payUrl'> | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { id, reference, amount, currency, state } = body as Fields;
  const texts = [id, reference, amount, currency, state];
  if (!texts.every((text) => typeof text === 'string' && text.length > 0 && text.length <= 200)) return undefined;
  const order = { id, reference, amount, currency, state } as Omit<HostedOrder, 'payUrl' | 'payer' | 'decline'>;
  const { payer, decline } = body as Fields;
  return { ...order, payer: readPayer(payer), decline };
}

/** `{ "kind": "card", "id": "…", "label": "•••• 1111" }`; anything else is as if it were not there. */
function readPayer(body: unknown): Instrument[] {
  const { kind, id, label } = (body ?? {}) as Fields;
  const known = payerKinds.find((it) => it === kind);
  return known ? instrument(known, id, typeof label === 'string' ? label : known) : [];
}
