import { type Currency, formatAmount } from '@fairhouse/money';
import { exactAmount } from '../../lib/exact.ts';
import { useLanguage } from '../../lib/language.ts';

/** An amount that comes as exact decimal text, as sums do. */
export function ExactMoney({ value, currency }: { value: string; currency: Currency }) {
  return <data value={value}>{formatAmount(exactAmount(value, currency), useLanguage())}</data>;
}
