import type { CallOutput } from '@fairhouse/contract';
import { poll } from '../../lib/polling.ts';
import { ask } from '../../lib/query.ts';

type Order = CallOutput<'/sys/stripe/findOrder'>;

export type OrderOutcome = { is: 'paid'; order: Order } | { is: 'failed' } | { is: 'undecided' } | { is: 'stopped' };

const everyMs = 3_000;
const maxLooks = 3;

/** How a card order ended: first look after 3 s, then every 3 s, three looks in all (specification, section 4). */
export async function pollCardOrder(orderId: number, signal: AbortSignal): Promise<OrderOutcome> {
  if (!(await waited(everyMs, signal))) return { is: 'stopped' };
  const outcome = await poll({
    look: (stop) => ask('/sys/stripe/findOrder', { orderId }, { silent: true, signal: stop }),
    isFinal: (order) => order.status !== 'wait',
    everyMs,
    maxLooks,
    signal,
  });
  if (outcome.ended === 'stopped') return { is: 'stopped' };
  if (outcome.ended === 'gave up') return { is: 'undecided' };
  return outcome.answer.status === 'true' ? { is: 'paid', order: outcome.answer } : { is: 'failed' };
}

function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(!signal.aborted), ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve(false);
    });
  });
}
