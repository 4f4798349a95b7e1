import type { Amount } from './amount.ts';
import { type Currency, scaleOf, symbolOf } from './currency.ts';
import { localeOf } from './languages.ts';
import { parseAmount } from './text.ts';

export type TypedProblem = 'empty' | 'unreadable' | 'ambiguous';
export type TypedAmount<C extends Currency = Currency> =
  | { ok: true; amount: Amount<C> }
  | { ok: false; problem: TypedProblem };

/** What separates thousands beside point and comma. No tab and no line break: those stand between two cells of a table. */
const spaces = /[ \u00a0\u2009\u202f'’]/;

/**
 * The amount that a person typed or pasted: '5,000', '2.500,00', '1 234,56', '$25'. A separator that could stand for thousands
 * as well as for decimals is read as the locale writes it where only that fits, and refused otherwise: the answer is never a
 * guess. Every form field of money is read here; `parseAmount` is for text that programs wrote.
 */
export function readTypedAmount<C extends Currency>(typed: string, currency: C, locale: string): TypedAmount<C> {
  const text = withoutCurrency(typed, currency);
  if (text === '') return { ok: false, problem: 'empty' };
  const plain = plainDecimal(text, scaleOf(currency), locale);
  if (plain === 'ambiguous') return { ok: false, problem: 'ambiguous' };
  const amount = plain === undefined ? undefined : parseAmount(plain, currency);
  return amount ? { ok: true, amount } : { ok: false, problem: 'unreadable' };
}

/** How an amount may be typed, for a sentence: '1234.50', in German '1234,50'. */
export function typedExample(currency: Currency, locale: string): string {
  const example = scaleOf(currency) === 2 ? 1234.5 : 0.0015;
  return new Intl.NumberFormat(localeOf(locale), {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  }).format(example);
}

/** What was typed without the sign or the code of the currency at either end. */
export function withoutCurrency(typed: string, currency: Currency): string {
  const signs = [symbolOf(currency), currency, ...(currency === 'USD' ? ['US$'] : [])];
  let text = typed.trim();
  for (const sign of signs.sort((a, b) => b.length - a.length)) {
    if (text.toUpperCase().startsWith(sign)) text = text.slice(sign.length).trim();
    if (text.toUpperCase().endsWith(sign)) text = text.slice(0, -sign.length).trim();
  }
  return text;
}

/** '1.234,5' → '1234.5'; undefined for what is no decimal number. */
function plainDecimal(text: string, places: number, locale: string): string | 'ambiguous' | undefined {
  if (!/^[\d., \u00a0\u2009\u202f'’]+$/.test(text)) return undefined;
  const point = pointOf(text, places, locale);
  if (point === 'ambiguous') return point;
  const at = point === undefined ? -1 : text.lastIndexOf(point);
  const whole = ungrouped(at < 0 ? text : text.slice(0, at));
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (whole === undefined || !/^\d*$/.test(fraction) || fraction.length > places) return undefined;
  if (whole === '' && fraction === '') return undefined;
  return fraction === '' ? whole : `${whole || '0'}.${fraction}`;
}

/** The sign that separates the decimals; undefined where there are none. */
function pointOf(text: string, places: number, locale: string): '.' | ',' | 'ambiguous' | undefined {
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (dots + commas !== 1) return undefined;
  const sign = dots === 1 ? '.' : ',';
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return sign;
  const { group, decimal } = separatorsOf(locale);
  const [fitsThousands, fitsDecimals] = [sign === group, places >= 3];
  if (sign === decimal && fitsDecimals) return sign;
  return fitsThousands && !fitsDecimals ? undefined : 'ambiguous';
}

/** Without the separators of thousands; undefined where they do not stand between groups of three, or, as commas, as in India: '1,23,456'. */
function ungrouped(text: string): string | undefined {
  const separator = /[^\d]/.exec(text)?.[0];
  if (separator === undefined) return text;
  const groups = spaces.test(separator) ? text.split(spaces) : text.split(separator);
  const inThrees = /^[1-9]\d{0,2}( \d{3})+$/.test(groups.join(' '));
  const asInIndia = separator === ',' && /^[1-9]\d?( \d\d)+ \d{3}$/.test(groups.join(' '));
  return inThrees || asInIndia ? groups.join('') : undefined;
}

function separatorsOf(locale: string): { group: string | undefined; decimal: string | undefined } {
  const parts = new Intl.NumberFormat(localeOf(locale)).formatToParts(1_234_567.8);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: of('group'), decimal: of('decimal') };
}
