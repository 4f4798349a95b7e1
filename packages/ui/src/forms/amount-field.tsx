import { type Currency, formatAmount, readTypedAmount, symbolOf } from '@fairhouse/money';
import { TextField, type TextFieldProps } from './text-field.tsx';

/**
 * An amount as it was typed or pasted, with whatever separators: read it with `readTypedAmount(value, currency, locale)` of
 * @fairhouse/money. Where thousands are separated, the field says below which amount it understood.
 */
export function AmountField({
  currency,
  locale,
  value,
  onChange,
  hint,
  ...rest
}: { currency: Currency; locale: string } & Omit<TextFieldProps, 'prefix' | 'digitsOnly' | 'type'>) {
  const understood = amountUnderstood(value, currency, locale);
  return (
    <TextField
      autoComplete="off"
      maxLength={40}
      {...rest}
      hint={understood ?? hint}
      inputMode="decimal"
      prefix={<span aria-hidden="true">{symbolOf(currency)}</span>}
      value={value}
      onChange={(typed) => onChange(typed.replaceAll(symbolOf(currency), '').trimStart())}
    />
  );
}

/** '= $5,000.00' for '5,000'; nothing for what needs no explanation. */
export function amountUnderstood(typed: string, currency: Currency, locale: string): string | undefined {
  if (/^\d*[.,]?\d{0,2}$/.test(typed)) return undefined;
  const read = readTypedAmount(typed, currency, locale);
  return read.ok && /\d[,.\s'’]\d{3}/.test(typed) ? `= ${formatAmount(read.amount, locale)}` : undefined;
}
