import { formatAmount, fromWire } from '@fairhouse/money';
import { showToast } from '@fairhouse/ui/toasts.ts';
import { currentLanguage } from '../../lib/language/language.ts';
import { poll } from '../../lib/polling.ts';
import { ask } from '../../lib/query.ts';
import { refreshSession, session } from '../../lib/session.ts';
import { depositText } from './texts/index.ts';

/** The numbers of /sys/deposit/pollingStatus; all others are final and bring no money. */
const [waiting, seen, credited] = [0, 5, 10];

const everyMs = 10_000;
const maxLooks = 30;
const watched = new Set<number>();

/**
 * Continues asking about an order whose panel has been closed, every 10 s for five minutes: money that arrives meanwhile
 * shows in the balance, with a word. What comes later still shows with the next look at the balance.
 */
export async function watchLateCredit(orderId: number): Promise<void> {
  if (watched.has(orderId)) return;
  watched.add(orderId);
  const leaving = new AbortController();
  const outcome = await poll({
    look: (signal) => {
      if (session().status !== 'member') leaving.abort();
      return ask('/sys/deposit/pollingStatus', { id: orderId }, { silent: true, signal });
    },
    isFinal: ({ status }) => status !== waiting && status !== seen,
    everyMs,
    maxLooks,
    signal: leaving.signal,
  });
  watched.delete(orderId);
  if (outcome.ended !== 'final' || outcome.answer.status !== credited) return;
  const amount = fromWire(outcome.answer.amount, outcome.answer.currency)!;
  showToast(depositText('arrivedLate', { order: orderId, amount: formatAmount(amount, currentLanguage()) }), 'success');
  await refreshSession();
}
