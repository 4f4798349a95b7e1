import { formatAmount, fromWire } from '@fairhouse/money';
import { currentLanguage } from '../../lib/language.ts';
import { poll } from '../../lib/polling.ts';
import { refreshSession, session } from '../../lib/session.ts';
import { showToast } from '../../ui/toasts.ts';
import { findCardOrder } from './poll-order.ts';
import { depositText } from './texts/index.ts';

const everyMs = 10_000;
const maxLooks = 30;
const watched = new Set<number>();

/**
 * Goes on asking about an order whose panel has been closed, every 10 s for five minutes: money that arrives meanwhile
 * shows in the balance, with a word. What comes later still shows with the next look at the balance.
 */
export async function watchLateCredit(orderId: number): Promise<void> {
  if (watched.has(orderId)) return;
  watched.add(orderId);
  const leaving = new AbortController();
  const outcome = await poll({
    look: (signal) => {
      if (session().status !== 'member') leaving.abort();
      return findCardOrder(orderId, signal);
    },
    isFinal: (order) => order.status !== 'wait',
    everyMs,
    maxLooks,
    signal: leaving.signal,
  });
  watched.delete(orderId);
  if (outcome.ended !== 'final' || outcome.answer.status !== 'true') return;
  const amount = fromWire(outcome.answer.amount, outcome.answer.currency)!;
  showToast(depositText('arrivedLate', { amount: formatAmount(amount, currentLanguage()) }), 'success');
  await refreshSession();
}
