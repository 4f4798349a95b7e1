import { ask } from '../../../lib/query.ts';
import { followOrder, followStatus, type OrderOutcome, waited } from '../poll-order.ts';

/** Specification, section 9: PAYP every second; PAYPAL_POLL first after 3 s, then every 4 s, three looks in all. */
const paypEveryMs = 1_000;
const looksWhileOpen = 3_600;
const looksAfterwards = 15;
const checkAfterMs = 3_000;
const checkEveryMs = 4_000;
const checkLooks = 3;

/** A PAYP order as long as its page is open. */
export function followWhileOpen(orderId: number, signal: AbortSignal): Promise<OrderOutcome> {
  return followOrder('/sys/payp/findOrder', orderId, paypEveryMs, looksWhileOpen, signal);
}

/** A PAYP order for a quarter of a minute after the payer is back. */
export function followAfterwards(orderId: number, signal: AbortSignal): Promise<OrderOutcome> {
  return followOrder('/sys/payp/findOrder', orderId, paypEveryMs, looksAfterwards, signal);
}

/** A PAYPAL_POLL order after the return: the provider is asked now, then the order. Without a result it counts as cancelled. */
export async function checkPaypalOrder(
  order: { bizId: string; cSite: string },
  signal: AbortSignal,
): Promise<OrderOutcome> {
  // What fails here is found by the looks that follow.
  await ask('/sys/paypal/trigger', order, { signal }).catch(() => undefined);
  if (!(await waited(checkAfterMs, signal))) return { is: 'stopped' };
  const look = (stop: AbortSignal) => ask('/sys/paypal/findOrder', order, { silent: true, signal: stop });
  const outcome = await followStatus(look, checkEveryMs, checkLooks, signal);
  return outcome.is === 'undecided' ? { is: 'canceled' } : outcome;
}
