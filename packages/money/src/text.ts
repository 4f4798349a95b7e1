import { type Amount, amountOf } from './amount.ts';
import { type Currency, scaleOf, symbolOf } from './currency.ts';
import { localeOf } from './languages.ts';

/**
 * The largest amount accepted from outside, in minor units. Fifteen decimal digits are what a JSON number
 * carries through and back unchanged, wherever the point stands.
 */
export const largestMinor = 999_999_999_999_999n;

/**
 * '12.34' → 1234 minor units. Undefined for anything but a plain decimal number with at most the
 * currency's places and at most `largestMinor`; the caller decides what to say to the player.
 */
export function parseAmount<C extends Currency>(text: string, currency: C): Amount<C> | undefined {
  const match = /^(-?)(\d{1,17})(?:\.(\d{1,17}))?$/.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const scale = scaleOf(currency);
  if (fraction.replace(/0+$/, '').length > scale) return undefined;
  const minor = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  if (minor > largestMinor) return undefined;
  return amountOf(currency, sign ? -minor : minor);
}

/**
 * The same for text that a person may have written, in settings and at the desk's calls: '5.000' could be meant as five
 * thousand, so more places than the currency has are refused, also zeros.
 */
export function parseWrittenAmount<C extends Currency>(text: string, currency: C): Amount<C> | undefined {
  return (text.split('.')[1]?.length ?? 0) <= scaleOf(currency) ? parseAmount(text, currency) : undefined;
}

/** 1234 minor units → '12.34', always with all the currency's places and a dot. */
export function decimalText(amount: Amount): string {
  const scale = scaleOf(amount.currency);
  const negative = amount.minor < 0n;
  const digits = (negative ? -amount.minor : amount.minor).toString().padStart(scale + 1, '0');
  return `${negative ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * A JSON number in major units → Amount. Reads the shortest decimal text of the number, so 0.1 is ten
 * cents exactly; no arithmetic is done on the float. Undefined for NaN, infinities and surplus places.
 */
export function fromWire<C extends Currency>(value: number, currency: C): Amount<C> | undefined {
  if (!Number.isFinite(value)) return undefined;
  return parseAmount(plainDecimal(value), currency);
}

/** Amount → JSON number in major units: the number whose shortest decimal text is the exact amount. */
export function toWire(amount: Amount): number {
  return Number(decimalText(amount));
}

/** JavaScript writes 0.00000001 as '1e-8'; this writes it out, digit by digit. */
function plainDecimal(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e-(\d+)$/.exec(text);
  if (!match) return text;
  const [, sign, first, rest = '', exponent] = match;
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${first}${rest}`;
}

/**
 * The amount as a reader of `language` (or of another BCP 47 tag) writes it, with the currency's sign: '$1,234.50'.
 * Intl formats the decimal text itself, so no digit passes through a float; it knows no sign for bitcoin, so ours is put in.
 */
export function formatAmount(amount: Amount, language: string): string {
  const scale = scaleOf(amount.currency);
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: amount.currency,
    minimumFractionDigits: scale === 8 ? 2 : scale,
    maximumFractionDigits: scale,
  });
  return format
    .formatToParts(decimalText(amount) as Intl.StringNumericLiteral)
    .map((part) => (part.type === 'currency' ? symbolOf(amount.currency) : part.value))
    .join('')
    .replace(/₿\s/, '₿');
}
