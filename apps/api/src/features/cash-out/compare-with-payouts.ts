import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { CashOutDeps } from './cash-out.deps.ts';
import { paidOfDay } from './paid-of-day.store.ts';

interface Found {
  checked: number;
  totals: { what: string; currency: Currency; ours: bigint; theirs: bigint }[];
  differences: ReconciliationDifference[];
}

const pageSize = 500;
const askedAtOnce = 8;

/** Every cash-out that moved on the day and was handed to a provider, beside what that provider says of it. */
export async function compareWithPayouts(
  deps: Pick<CashOutDeps, 'db' | 'payoutProviderOf'>,
  { from, to }: { from: Date; to: Date },
): Promise<Found> {
  const differences: ReconciliationDifference[] = [];
  const totals = new Map<Currency, { ours: bigint; theirs: bigint }>();
  let checked = 0;
  for (let after = 0n; ; ) {
    const cashOuts = await paidOfDay(deps.db, { from, to, after, size: pageSize });
    for (let first = 0; first < cashOuts.length; first += askedAtOnce) {
      const group = cashOuts.slice(first, first + askedAtOnce);
      const answers = await Promise.all(
        group.map(async ({ method, instruction }) => deps.payoutProviderOf(method)?.fetchState(instruction)),
      );
      for (const [index, { id, amount, currency, isPaid }] of group.entries()) {
        const state = answers[index];
        const isSettled = state?.outcome === 'settled';
        const subject = `cash-out ${id}`;
        const text = `${decimalText(amountOf(currency, amount))} ${currency}`;
        const ours = isPaid ? text : null;
        const theirs = isSettled ? text : null;
        if (state?.outcome === 'unknown') differences.push({ kind: 'notAnswered', subject, ours, theirs });
        else if (isPaid !== isSettled) {
          differences.push({ kind: isPaid ? 'missingThere' : 'missingHere', subject, ours, theirs });
        }
        const sum = totals.get(currency) ?? { ours: 0n, theirs: 0n };
        totals.set(currency, {
          ours: sum.ours + (isPaid ? amount : 0n),
          theirs: sum.theirs + (isSettled ? amount : 0n),
        });
      }
    }
    checked += cashOuts.length;
    if (cashOuts.length < pageSize) break;
    after = cashOuts.at(-1)!.id;
  }
  return {
    checked,
    totals: [...totals].map(([currency, sums]) => ({ what: 'paid out', currency, ...sums })),
    differences,
  };
}
