import { poll } from '../../../lib/polling.ts';
import { ask } from '../../../lib/query.ts';
import type { OrderOutcome } from '../poll-order.ts';

/** Specification, section 9. */
const everyMs = 2_000;
/** Six hours: a chain may be slow, and the panel may stay open. */
const maxLooks = 10_800;

/** The numbers of /sys/deposit/pollingStatus that end it. Expired is none: late coins are credited all the same. */
const [credited, failed] = [10, 20];

/** Asks every 2 s whether the coins have been credited. */
export async function followCoins(depositId: number, signal: AbortSignal): Promise<OrderOutcome> {
  const outcome = await poll({
    look: (stop) => ask('/sys/deposit/pollingStatus', { id: depositId }, { silent: true, signal: stop }),
    isFinal: ({ status }) => status === credited || status === failed,
    everyMs,
    maxLooks,
    signal,
  });
  if (outcome.ended === 'stopped') return { is: 'stopped' };
  if (outcome.ended === 'gave up') return { is: 'undecided' };
  const { status, amount, currency } = outcome.answer;
  if (status === failed) return { is: 'failed' };
  return { is: 'paid', order: { orderId: depositId, status: 'true', amount, currency } };
}
