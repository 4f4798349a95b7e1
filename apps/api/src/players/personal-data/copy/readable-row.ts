import { amountOf, type Currency, decimalText, isCurrency } from '@fairhouse/money';
import { amountsOf, type SectionName } from './sections.ts';

/** A row as the member reads it: names in one word, amounts in major units as exact text, nothing that is empty. */
export function readableRow(
  section: SectionName,
  data: Readonly<Record<string, unknown>>,
  bookCurrency: Currency,
): Record<string, unknown> {
  const currency = isCurrency(data.currency) ? data.currency : bookCurrency;
  const amounts = amountsOf(section);
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [
        inOneWord(name),
        amounts.includes(name) && typeof value === 'number' ? decimalText(amountOf(currency, BigInt(value))) : value,
      ]),
  );
}

const inOneWord = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
