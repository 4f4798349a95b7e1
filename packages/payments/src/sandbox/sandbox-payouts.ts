import { decimalText } from '@fairhouse/money';
import type { Send } from '../messages/send-through.ts';
import type { ListedPayout, PayoutOrder, PayoutProvider, PayoutState } from '../payout-provider.ts';
import { exchange } from '../payouts/payout-answer.ts';
import { statedAmount } from '../stated-amount.ts';

export interface SandboxPayoutSettings {
  origin: string;
  secret: string;
  timeoutMs?: number;
}

const defaultTimeoutMs = 10_000;

/** Payouts of every method by the sandbox provider. The order's id is the idempotency key. */
export function createSandboxPayouts(settings: SandboxPayoutSettings, send?: Send): PayoutProvider {
  const { origin, secret, timeoutMs = defaultTimeoutMs } = settings;
  const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };

  async function ask(path: string, init: RequestInit = {}): Promise<PayoutState> {
    const { status, body, reason } = await exchange(`${origin}${path}`, { ...init, headers }, timeoutMs, send);
    if (status === 404) return { outcome: 'notFound' };
    if (status === 422) return { outcome: 'failed', reason: reasonOf(body) };
    return status === 200 ? stateOf(body) : { outcome: 'unknown', reason };
  }

  const look = (id: string) => ask(`/payouts/${encodeURIComponent(id)}`);

  /** A PayID is looked up before it is paid: what was sent to a wrong one does not come back. */
  async function lookUpPayId({ id, destination }: PayoutOrder): Promise<PayoutState | undefined> {
    // A payout that is under way already is not judged again by a look-up that may have changed since.
    const earlier = await look(id);
    if (earlier.outcome !== 'notFound') return earlier;
    const url = `${origin}/payids/${encodeURIComponent(destination.payId ?? '')}`;
    const { status, reason } = await exchange(url, { headers }, timeoutMs, send);
    if (status === 404) return { outcome: 'failed', reason: 'The PayID belongs to nobody.' };
    return status === 200 ? undefined : { outcome: 'unknown', reason };
  }

  return {
    name: 'sandbox',
    takes: () => true,

    async submit(order) {
      const unpayable = order.method === 'PAYID' ? await lookUpPayId(order) : undefined;
      return unpayable ?? ask('/payouts', { method: 'POST', body: JSON.stringify(wireOf(order)) });
    },

    fetchState: ({ id }) => look(id),

    async listPaid(from, to) {
      const period = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
      const { status, body, reason } = await exchange(`${origin}/payouts?${period}`, { headers }, timeoutMs);
      if (status !== 200 || !Array.isArray(body)) throw new Error(`the sandbox lists no payouts: ${reason}`);
      return body.map(
        (it: Record<string, unknown>): ListedPayout => ({
          id: String(it.id),
          stated: statedAmount(String(it.amount), String(it.currency)),
        }),
      );
    },
  };
}

function wireOf({ id, amount, method, destination }: PayoutOrder) {
  return { id, amount: decimalText(amount), currency: amount.currency, method, destination };
}

function stateOf(body: unknown): PayoutState {
  const { state, providerId, amount, currency } = (body ?? {}) as Record<string, unknown>;
  if (state === 'failed') return { outcome: 'failed', reason: reasonOf(body) };
  if ((state === 'accepted' || state === 'settled') && typeof providerId === 'string') {
    return { outcome: state, providerId, stated: statedAmount(String(amount), String(currency)) };
  }
  return { outcome: 'unknown', reason: 'unreadable answer' };
}

function reasonOf(body: unknown): string {
  const { reason } = (body ?? {}) as { reason?: unknown };
  return typeof reason === 'string' ? reason.slice(0, 200) : 'no reason given';
}
