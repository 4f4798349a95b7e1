import { type Currency, decimalText, isCurrency, readTypedAmount, typedExample } from '@fairhouse/money';

interface Field {
  name: string;
  label: string;
  kind: string;
  currency?: Currency;
}

/** The typed values with each amount as calls take it, '5000.00'; or the first amount that cannot be read for certain. */
export function readAmounts(
  fields: readonly Field[],
  values: Readonly<Record<string, string>>,
  locale: string,
): { values: Record<string, string> } | { unclear: { label: string; example: string } } {
  const read = { ...values };
  for (const { name, label, kind, currency = values.currency } of fields) {
    const typed = values[name] ?? '';
    if (kind !== 'amount' || typed === '' || !isCurrency(currency)) continue;
    const answer = readTypedAmount(typed, currency, locale);
    if (!answer.ok) return { unclear: { label, example: typedExample(currency, locale) } };
    read[name] = decimalText(answer.amount);
  }
  return { values: read };
}
