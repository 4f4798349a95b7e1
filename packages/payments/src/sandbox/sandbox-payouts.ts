import { decimalText } from '@fairhouse/money';
import type { PayoutOrder, PayoutProvider, PayoutState } from '../payout-provider.ts';

export interface SandboxPayoutSettings {
  origin: string;
  secret: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

/** Payouts of every method by the sandbox provider. The order's id is the idempotency key. */
export function createSandboxPayouts(settings: SandboxPayoutSettings): PayoutProvider {
  const { origin, secret, timeoutMs = defaultTimeoutMs } = settings;

  async function ask(path: string, init: RequestInit): Promise<PayoutState> {
    let answer: Response;
    let body: unknown;
    try {
      answer = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      body = await answer.json();
    } catch (error) {
      return { outcome: 'unknown', reason: (error as Error).name };
    }
    if (answer.status === 404) return { outcome: 'notFound' };
    if (answer.status === 422) return { outcome: 'failed', reason: reasonOf(body) };
    if (!answer.ok) return { outcome: 'unknown', reason: `HTTP ${answer.status}` };
    return stateOf(body);
  }

  /** A PayID is looked up before it is paid: what was sent to a wrong one does not come back. */
  async function lookUpPayId({ id, destination }: PayoutOrder): Promise<PayoutState | undefined> {
    // A payout that is under way already is not judged anew by a look-up that may have changed since.
    const earlier = await ask(`/payouts/${encodeURIComponent(id)}`, { headers });
    if (earlier.outcome !== 'notFound') return earlier;
    try {
      const url = `${origin}/payids/${encodeURIComponent(destination.payId ?? '')}`;
      const answer = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
      if (answer.status === 404) return { outcome: 'failed', reason: 'The PayID belongs to nobody.' };
      return answer.ok ? undefined : { outcome: 'unknown', reason: `HTTP ${answer.status}` };
    } catch (error) {
      return { outcome: 'unknown', reason: (error as Error).name };
    }
  }

  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
  return {
    name: 'sandbox',
    async submit(order) {
      const unpayable = order.method === 'PAYID' ? await lookUpPayId(order) : undefined;
      return unpayable ?? ask('/payouts', { method: 'POST', headers, body: JSON.stringify(wireOf(order)) });
    },
    fetchState: (id) => ask(`/payouts/${encodeURIComponent(id)}`, { headers }),
  };
}

function wireOf({ id, amount, method, destination }: PayoutOrder) {
  return { id, amount: decimalText(amount), currency: amount.currency, method, destination };
}

function stateOf(body: unknown): PayoutState {
  const { state, providerId } = (body ?? {}) as { state?: unknown; providerId?: unknown };
  if (state === 'failed') return { outcome: 'failed', reason: reasonOf(body) };
  if ((state === 'accepted' || state === 'settled') && typeof providerId === 'string') {
    return { outcome: state, providerId };
  }
  return { outcome: 'unknown', reason: 'unreadable answer' };
}

function reasonOf(body: unknown): string {
  const { reason } = (body ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason.slice(0, 200) : 'no reason given';
}
