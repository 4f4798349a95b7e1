import type { Transaction } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import type { ProtectionDeps } from '../protection.deps.ts';
import { depositedSince, kindsSet, openPeriods, readLimits, readPeriods } from './limit.store.ts';
import { placeMostOf } from './place-most.ts';

/**
 * The lowest deposit limit, the member's own or the place's, that what was paid in is above now; undefined where there is none. Coins
 * and late payments are credited whatever they come to. The transaction has locked the book.
 */
export async function depositsOverLimit(
  { jurisdictionOfMember, clock }: Pick<ProtectionDeps, 'jurisdictionOfMember' | 'clock'>,
  tx: Transaction,
  memberId: bigint,
  currency: Currency,
): Promise<{ most: Amount; paidIn: Amount } | undefined> {
  const now = clock();
  const { rules } = await jurisdictionOfMember(memberId, tx);
  const placeMost = placeMostOf(rules, currency);
  const set = await kindsSet(tx, memberId);
  if (placeMost.length === 0 && !set.some(({ kind }) => kind === 'deposit')) return undefined;
  await openPeriods(tx, memberId, now);
  const limits = await readLimits(tx, memberId, now);
  const over = limits
    .filter(({ kind, most, used }) => kind === 'deposit' && used > most)
    .map(({ most, used }) => ({ most: amountOf(currency, most), paidIn: amountOf(currency, used) }));
  for (const { period, startsAt } of placeMost.length > 0 ? await readPeriods(tx, memberId) : []) {
    const place = placeMost.find((one) => one.period === period);
    if (!place) continue;
    const paidIn = await depositedSince(tx, memberId, startsAt);
    if (paidIn > place.most.minor) over.push({ most: place.most, paidIn: amountOf(currency, paidIn) });
  }
  return over.sort((a, b) => (a.most.minor < b.most.minor ? -1 : 1))[0];
}
