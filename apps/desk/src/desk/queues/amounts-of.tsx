import { type Amount, add, type Currency, formatAmount, fromWire } from '@fairhouse/money';
import { useLanguage } from '../../lib/language.ts';
import type { Row } from './types.ts';

/** What these rows come to, currency by currency. */
export function AmountsOf({ rows }: { rows: readonly Row[] }) {
  const language = useLanguage();
  const sums = sumByCurrency(rows);
  if (sums.length === 0) return null;
  return <p>{sums.map((sum) => formatAmount(sum, language)).join(' · ')}</p>;
}

export function sumByCurrency(rows: readonly Pick<Row, 'amount' | 'currency'>[]): Amount[] {
  const sums = new Map<Currency, Amount>();
  for (const { amount, currency } of rows) {
    if (amount === null || !currency) continue;
    const one = fromWire(amount, currency);
    if (!one) throw new RangeError(`${amount} is no amount of ${currency}`);
    const before = sums.get(currency);
    sums.set(currency, before ? add(before, one) : one);
  }
  return [...sums.values()];
}
