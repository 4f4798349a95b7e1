import type { CallOutput } from '@fairhouse/contract';
import { poll } from '../../lib/polling.ts';
import { ask } from '../../lib/query.ts';

export type OrderCall = '/sys/stripe/findOrder' | '/sys/payp/findOrder' | '/sys/pix/findOrder';
/** `continueUrl`: the page of another provider, after a technical fault of the first. */
export type OrderState = Omit<CallOutput<OrderCall>, 'continueUrl'> & { continueUrl?: string | null };

export type OrderOutcome =
  | { is: 'paid'; order: OrderState }
  | { is: 'failed' }
  | { is: 'canceled' }
  | { is: 'undecided' }
  /** The page had a technical fault and took nothing; the same deposit is paid on this one. */
  | { is: 'continues'; url: string }
  | { is: 'stopped' };

const cardEveryMs = 3_000;
const cardLooks = 3;

/** How a card order ended: first look after 3 s, then every 3 s, three looks in all (specification, section 4). */
export async function pollCardOrder(orderId: number, signal: AbortSignal): Promise<OrderOutcome> {
  if (!(await waited(cardEveryMs, signal))) return { is: 'stopped' };
  return followOrder('/sys/stripe/findOrder', orderId, cardEveryMs, cardLooks, signal);
}

/** The same for a card that was entered on our own page: by the number that every method tells. */
export async function pollEnteredCard(orderId: number, signal: AbortSignal): Promise<OrderOutcome> {
  if (!(await waited(cardEveryMs, signal))) return { is: 'stopped' };
  return followAnyOrder(orderId, signal);
}

/**
 * The same, looked at at once: for a payment window that has come back or was closed. `shown` is the page of another provider that the
 * player was on already.
 */
export function followAnyOrder(orderId: number, signal: AbortSignal, shown?: string): Promise<OrderOutcome> {
  const look = async (stop: AbortSignal) => {
    const order = await askAnyMethod(orderId, stop);
    return order.continueUrl === shown ? { ...order, continueUrl: null } : order;
  };
  return followStatus(look, cardEveryMs, cardLooks, signal);
}

const [seen, credited] = [5, 10];

async function askAnyMethod(orderId: number, signal: AbortSignal): Promise<OrderState> {
  const answer = await ask('/sys/deposit/pollingStatus', { id: orderId }, { silent: true, signal });
  const { status, amount, currency, continueUrl } = answer;
  return {
    orderId,
    amount,
    currency,
    continueUrl,
    status: status === credited ? 'true' : status <= seen ? 'wait' : 'false',
  };
}

/** Asks that call about the order, at once and then every `everyMs`, until it is decided or `maxLooks` are used up. */
export function followOrder(
  call: OrderCall,
  orderId: number,
  everyMs: number,
  maxLooks: number,
  signal: AbortSignal,
): Promise<OrderOutcome> {
  return followStatus((stop) => ask(call, { orderId }, { silent: true, signal: stop }), everyMs, maxLooks, signal);
}

/** The same for a call that names its order otherwise. */
export async function followStatus(
  look: (stop: AbortSignal) => Promise<OrderState>,
  everyMs: number,
  maxLooks: number,
  signal: AbortSignal,
): Promise<OrderOutcome> {
  const outcome = await poll({ look, isFinal: isDecided, everyMs, maxLooks, signal });
  if (outcome.ended === 'stopped') return { is: 'stopped' };
  if (outcome.ended === 'gave up') return { is: 'undecided' };
  const { continueUrl } = outcome.answer;
  if (outcome.answer.status === 'wait' && continueUrl) return { is: 'continues', url: continueUrl };
  return outcome.answer.status === 'true' ? { is: 'paid', order: outcome.answer } : { is: 'failed' };
}

/** Nothing is left to wait for: it was decided, or continues elsewhere. */
const isDecided = ({ status, continueUrl }: OrderState) => status !== 'wait' || Boolean(continueUrl);

/** False when `signal` ended the wait. */
export function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(!signal.aborted), ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
