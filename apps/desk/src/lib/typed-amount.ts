import { type Currency, decimalText, readTypedAmount } from '@fairhouse/money';
import { currentLanguage } from './language.ts';

/** A typed amount as calls take it, '5000.00'; undefined when it cannot be read for certain. */
export function writtenAmount(typed: string, currency: Currency): string | undefined {
  const read = readTypedAmount(typed, currency, currentLanguage());
  return read.ok ? decimalText(read.amount) : undefined;
}
