import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, type Currency, decimalText, isCurrency } from '@fairhouse/money';
import type { Observation, ObservedState, PaymentProvider } from '@fairhouse/payments';
import { knownOrders, type OrderOfDay, ordersOfDay } from './order-of-day.store.ts';

const pageSize = 500;
const askedAtOnce = 8;

/** States in which the provider holds the payer's money for us. */
const holdsMoney: ReadonlySet<ObservedState> = new Set(['succeeded', 'part_refunded', 'disputed', 'dispute_won']);

interface Found {
  checked: number;
  totals: { what: string; currency: Currency; ours: bigint; theirs: bigint }[];
  differences: ReconciliationDifference[];
}

/**
 * Every order of the day, as the provider knows it, beside the member's book; and, where the provider lists what was
 * paid, every paid order of which we know nothing.
 */
export async function compareWithProvider(
  db: Database,
  provider: PaymentProvider,
  { from, to }: { from: Date; to: Date },
): Promise<Found> {
  const differences: ReconciliationDifference[] = [];
  const totals = new Map<Currency, { ours: bigint; theirs: bigint }>();
  let checked = 0;
  for (let after = 0n; ; ) {
    const orders = await ordersOfDay(db, { provider: provider.name, from, to, after, size: pageSize });
    for (let first = 0; first < orders.length; first += askedAtOnce) {
      const group = orders.slice(first, first + askedAtOnce);
      for (const [order, theirs] of await Promise.all(
        group.map(async (it) => [it, await ask(provider, it)] as const),
      )) {
        const difference = compare(order, theirs);
        if (difference) differences.push(difference);
        const sum = totals.get(order.currency) ?? { ours: 0n, theirs: 0n };
        totals.set(order.currency, {
          ours: sum.ours + order.booked,
          theirs: sum.theirs + (theirs === 'notAnswered' ? 0n : (theirs?.minor ?? 0n)),
        });
      }
    }
    checked += orders.length;
    if (orders.length < pageSize) break;
    after = orders.at(-1)!.id;
  }
  differences.push(...(await paidWithoutOrder(db, provider, from, to)));
  return {
    checked,
    totals: [...totals].map(([currency, sums]) => ({ what: 'paid in', currency, ...sums })),
    differences,
  };
}

type Paid = { minor: bigint; currency: string } | undefined | 'notAnswered';

/** What the provider holds of the order; undefined when nothing was paid. */
async function ask(provider: PaymentProvider, { orderId, amount, currency }: OrderOfDay): Promise<Paid> {
  if (orderId === null) return undefined;
  const state = await provider.fetchState(orderId);
  if (state.outcome === 'unknown') return 'notAnswered';
  if (state.outcome === 'notFound') return undefined;
  return (
    paidOf(state.observation) ?? (holdsMoney.has(state.observation.state) ? { minor: amount, currency } : undefined)
  );
}

function paidOf({ state, amount }: Observation) {
  return holdsMoney.has(state) ? amount : undefined;
}

function compare(order: OrderOfDay, theirs: Paid): ReconciliationDifference | undefined {
  const subject = `order ${order.id}${order.orderId ? ` (${order.orderId})` : ''}`;
  const ours = order.booked === 0n ? null : text(order.booked, order.currency);
  if (theirs === 'notAnswered') return { kind: 'notAnswered', subject, ours, theirs: null };
  const told = theirs ? text(theirs.minor, theirs.currency) : null;
  if (told === ours) return undefined;
  if (ours === null) return { kind: 'missingHere', subject, ours, theirs: told };
  return { kind: told === null ? 'missingThere' : 'otherAmount', subject, ours, theirs: told };
}

async function paidWithoutOrder(
  db: Database,
  provider: PaymentProvider,
  from: Date,
  to: Date,
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
      theirs: text(minor, currency),
    }));
}

function text(minor: bigint, currency: string): string {
  return isCurrency(currency) ? `${decimalText(amountOf(currency, minor))} ${currency}` : `${minor} ${currency}`;
}
