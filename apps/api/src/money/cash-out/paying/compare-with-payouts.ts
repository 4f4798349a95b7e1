import { type Comparison, compareEntries, type Day, type Entry, type TheirEntry } from '../../../db/comparison.ts';
import type { CashOutDeps } from '../cash-out.deps.ts';
import type { CashOut } from '../cash-out.store.ts';
import { paidOfDay } from './paid-of-day.store.ts';
import { payoutProviderOf, submittedOf } from './payout-provider-of.ts';

type Deps = Pick<CashOutDeps, 'db' | 'payoutProviders' | 'aboutPayment'>;

/** A bank sends back what it does not want within a week, after the payout was settled here. */
const lookBackMs = 7 * 24 * 3_600_000;

interface HandedIn extends Entry {
  cashOut: CashOut;
}

/**
 * Every cash-out that moved on the day and was handed to a provider, beside what that provider says of it; and those paid
 * a week before once more, since the money may have come back in the meantime.
 */
export async function compareWithPayouts(deps: Deps, day: Day): Promise<Comparison> {
  const found = await compareDay(deps, day, ({ id }) => `cash-out ${id}`);
  const weekBefore = { from: new Date(day.from.getTime() - lookBackMs), to: new Date(day.to.getTime() - lookBackMs) };
  const again = await compareDay(deps, weekBefore, ({ id }) => `cash-out ${id}, paid a week ago`);
  const sentBack = again.differences.filter(({ kind, ours }) => kind === 'missingThere' && ours !== null);
  return { ...found, differences: [...found.differences, ...sentBack] };
}

function compareDay(deps: Deps, { from, to }: Day, subjectOf: (entry: HandedIn) => string): Promise<Comparison> {
  return compareEntries<HandedIn>({
    what: 'paid out',
    async page(after, size) {
      const page = await paidOfDay(deps.db, { from, to, after, size });
      return page.map(({ cashOut, isPaid }) => ({
        cashOut,
        id: cashOut.id,
        currency: cashOut.amount.currency,
        booked: isPaid ? cashOut.amount.minor : 0n,
      }));
    },
    subjectOf,
    ask: ({ cashOut }) => ask(deps, cashOut),
  });
}

/** What the provider says that it paid; a settled payout without an amount is taken for what we told to pay. */
async function ask({ payoutProviders, aboutPayment }: Deps, cashOut: CashOut): Promise<TheirEntry> {
  const provider = payoutProviderOf(payoutProviders, cashOut);
  const state = await aboutPayment({ kind: 'cashOut', id: cashOut.id }, async () =>
    provider?.fetchState(submittedOf(cashOut)),
  );
  if (state?.outcome === 'unknown' || state?.outcome === 'review') return 'notAnswered';
  // Its answer is still out, so nobody knows; one that was refused at once never had an id to be found by.
  if (state?.outcome === 'untraceable' && cashOut.status === 'paying') return 'notAnswered';
  if (state?.outcome !== 'settled') return undefined;
  if (!state.stated) return cashOut.amount;
  return state.stated.amount ?? 'notAnswered';
}
