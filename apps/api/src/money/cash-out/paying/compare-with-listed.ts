import type { ReconciliationDifference } from '@fairhouse/contract/operator';
import { type Amount, type Currency, currencyCodes, equals } from '@fairhouse/money';
import type { ListedPayout, PayoutProvider } from '@fairhouse/payments';
import { amountText, type ComparedPart, type Comparison, type Day } from '../../../db/comparison.ts';
import type { CashOutDeps } from '../cash-out.deps.ts';
import { bookedPayouts } from './paid-of-day.store.ts';

const askedAtOnce = 500;

/**
 * A part of the reconciliation for each provider: what it lists as paid beside our books, so that a payout which nobody
 * here ordered is found as well. One that cannot list says so in the name of its part; there each of ours is asked about.
 */
export function partsOfPayoutProviders(deps: Pick<CashOutDeps, 'db' | 'payoutProviders'>): ComparedPart[] {
  return deps.payoutProviders.map((provider) =>
    provider.listPaid
      ? { name: `payouts listed by ${provider.name}`, compare: (day) => compareWithListed(deps.db, provider, day) }
      : {
          name: `payouts by ${provider.name}, which lists none: each was asked about`,
          compare: async () => ({ checked: 0, totals: [], differences: [] }),
        },
  );
}

async function compareWithListed(
  db: CashOutDeps['db'],
  provider: PayoutProvider,
  { from, to }: Day,
): Promise<Comparison> {
  const listed = (await provider.listPaid?.(from, to)) ?? [];
  const differences: ReconciliationDifference[] = [];
  const theirs = new Map<Currency, bigint>();
  const ours = new Map<Currency, bigint>();
  for (let first = 0; first < listed.length; first += askedAtOnce) {
    const group = listed.slice(first, first + askedAtOnce);
    const instructions = group.map(({ id }) => id);
    const booked = new Map((await bookedPayouts(db, instructions)).map((it) => [it.instruction, it.paid]));
    for (const payout of group) {
      const { amount } = payout.stated;
      const paid = booked.get(payout.id);
      if (amount) theirs.set(amount.currency, (theirs.get(amount.currency) ?? 0n) + amount.minor);
      if (paid) ours.set(paid.currency, (ours.get(paid.currency) ?? 0n) + paid.minor);
      const difference = compare(payout, paid);
      if (difference) differences.push(difference);
    }
  }
  const currencies = currencyCodes.filter((currency) => theirs.has(currency) || ours.has(currency));
  return {
    checked: listed.length,
    totals: currencies.map((currency) => ({
      what: 'paid out',
      currency,
      ours: ours.get(currency) ?? 0n,
      theirs: theirs.get(currency) ?? 0n,
    })),
    differences,
  };
}

function compare({ id, stated }: ListedPayout, paid: Amount | undefined): ReconciliationDifference | undefined {
  const subject = `payout ${id}`;
  if (!paid) return { kind: 'missingHere', subject, ours: null, theirs: stated.text };
  if (stated.amount && equals(stated.amount, paid)) return undefined;
  return { kind: 'otherAmount', subject, ours: amountText(paid.minor, paid.currency), theirs: stated.text };
}
