import { type Currency, decimalText, formatAmount, fromWire } from '@fairhouse/money';
import { useLanguage } from '../lib/language/language.ts';

/** An amount as the API sends it (major units), written with its sign and places; figures keep their width. */
export function Money({ value, currency }: { value: number; currency: Currency }) {
  const language = useLanguage();
  const amount = fromWire(value, currency);
  if (!amount) throw new RangeError(`${value} is no amount of ${currency}`);
  return (
    <data value={decimalText(amount)} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatAmount(amount, language)}
    </data>
  );
}
