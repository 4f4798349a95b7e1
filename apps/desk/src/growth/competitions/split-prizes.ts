// From its own module: everything else of the desk's calls would come along.
import { type PoolSplit, poolSplits, splitPool } from '@fairhouse/contract/split-pool';
import { amountOf, currencyCodes, decimalText, readTypedAmount } from '@fairhouse/money';
import type { Draft } from './competition-draft.ts';

/** The prizes of the typed pool by place; undefined where it cannot be read, or a place would get nothing. */
export function splitPrizes(
  pool: Draft['pool'],
  split: PoolSplit,
  places: number,
  language: string,
): Draft['prizes'] | undefined {
  const count = split === 'flat' ? places : poolSplits[split].length;
  const prizes: Draft['prizes'] = Array.from({ length: count }, () => ({}));
  let found = false;
  for (const currency of currencyCodes) {
    const typed = (pool[currency] ?? '').trim();
    if (typed === '') continue;
    const read = readTypedAmount(typed, currency, language);
    if (!read.ok) return undefined;
    const parts = splitPool(read.amount.minor, split, places);
    if (parts.some((part) => part <= 0n)) return undefined;
    for (const [at, part] of parts.entries()) prizes[at]![currency] = decimalText(amountOf(currency, part));
    found = true;
  }
  return found ? prizes : undefined;
}
