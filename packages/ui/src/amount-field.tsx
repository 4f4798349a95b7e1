import { type Currency, scaleOf, symbolOf } from '@fairhouse/money';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * An amount as text: '12.50', with a dot and at most the currency's places; commas become dots as they are typed.
 * What stands in it never passes through a float: read it with `parseAmount(value, currency)` of @fairhouse/money.
 */
export function AmountField({
  currency,
  value,
  onChange,
  ...rest
}: { currency: Currency } & Omit<TextFieldProps, 'prefix' | 'digitsOnly' | 'type'>) {
  return (
    <TextField
      autoComplete="off"
      {...rest}
      inputMode="decimal"
      prefix={<span aria-hidden="true">{symbolOf(currency)}</span>}
      value={value}
      onChange={(typed) => onChange(amountTyped(typed, currency))}
    />
  );
}

/** What remains of what was typed or pasted: digits, one dot, and no more places than the currency has. */
export function amountTyped(typed: string, currency: Currency): string {
  const plain = typed.replace(/,/g, '.').replace(/[^0-9.]/g, '');
  const [whole = '', ...fraction] = plain.split('.');
  if (!plain.includes('.')) return whole.slice(0, 12);
  return `${whole.slice(0, 12) || '0'}.${fraction.join('').slice(0, scaleOf(currency))}`;
}
