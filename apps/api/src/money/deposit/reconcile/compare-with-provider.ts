import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import type { Observation, ObservedState, PaymentProvider } from '@fairhouse/payments';
import { amountText, type Comparison, compareEntries, type Day, type TheirEntry } from '../../../db/comparison.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { knownOrders, type OrderOfDay, ordersOfDay } from './order-of-day.store.ts';

type Deps = Pick<DepositDeps, 'db' | 'aboutPayment'>;

/** States in which the provider holds the payer's money for us. */
const holdsMoney: ReadonlySet<ObservedState> = new Set(['succeeded', 'part_refunded', 'disputed', 'dispute_won']);

/**
 * Every order of the day, as the provider knows it, beside the member's book; and, where the provider lists what was
 * paid, every paid order of which we know nothing.
 */
export async function compareWithProvider(deps: Deps, provider: PaymentProvider, day: Day): Promise<Comparison> {
  const compared = await compareEntries({
    what: 'paid in',
    page: (after, size) => ordersOfDay(deps.db, { provider: provider.name, ...day, after, size }),
    subjectOf: ({ id, orderId }) => `order ${id}${orderId ? ` (${orderId})` : ''}`,
    ask: (order) => ask(deps, provider, order),
  });
  const unknown = await paidWithoutOrder(deps, provider, day);
  return { ...compared, differences: [...compared.differences, ...unknown] };
}

/** What the provider holds of the order; undefined when nothing was paid. */
async function ask(
  { aboutPayment }: Deps,
  provider: PaymentProvider,
  { id, orderId, amount, currency }: OrderOfDay,
): Promise<TheirEntry> {
  if (orderId === null) return undefined;
  const state = await aboutPayment({ kind: 'deposit', id }, () => provider.fetchState(orderId));
  if (state.outcome === 'unknown') return 'notAnswered';
  if (state.outcome === 'notFound') return undefined;
  return (
    paidOf(state.observation) ?? (holdsMoney.has(state.observation.state) ? { minor: amount, currency } : undefined)
  );
}

/** A part refund names what went back, which the book has as owed. */
function paidOf({ state, amount }: Observation) {
  return holdsMoney.has(state) && state !== 'part_refunded' ? amount : undefined;
}

async function paidWithoutOrder(
  { db }: Deps,
  provider: PaymentProvider,
  { from, to }: Day,
): Promise<ReconciliationDifference[]> {
  const paid = await provider.listPaid?.(from, to);
  if (!paid) return [];
  const known = await knownOrders(
    db,
    provider.name,
    paid.map(({ orderId }) => orderId),
  );
  return paid
    .filter(({ orderId }) => !known.has(orderId))
    .map(({ orderId, minor, currency }) => ({
      kind: 'missingHere',
      subject: `payment ${orderId}`,
      ours: null,
      theirs: amountText(minor, currency),
    }));
}
