import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { Percentages } from './costs.ts';
import type { Figure } from './figures.ts';
import { inCurrency } from './group-amount.ts';
import { type HourRow, measures, type Rates, type SourceName } from './home.deps.ts';

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

type Sums = Record<string, bigint>;

/** What lies in the hours from one moment on and before another, by currency; null stands for what is not money. */
export type SumsIn = (fromMs: number, untilMs: number) => ReadonlyMap<Currency | null, Sums>;

export interface Reader {
  figure: Figure;
  /** Of the source of the figure. */
  sumsIn: SumsIn;
  percentages: Percentages;
}

/** Adds up the hours of a source. Each span is added up once, for all figures. */
export function addUp(source: SourceName, rows: readonly HourRow[]): SumsIn {
  const known = new Map<string, Map<Currency | null, Sums>>();
  return (fromMs, untilMs) => {
    const span = `${fromMs} ${untilMs}`;
    const found = known.get(span) ?? new Map<Currency | null, Sums>();
    if (known.has(span)) return found;
    for (const { hour, currency, measures: measured } of rows) {
      if (hour.getTime() < fromMs || hour.getTime() >= untilMs) continue;
      const sums = found.get(currency) ?? nothingMeasured(source);
      for (const name of measures[source]) sums[name]! += measured[name] ?? 0n;
      found.set(currency, sums);
    }
    known.set(span, found);
    return found;
  };
}

const nothingMeasured = (source: SourceName): Sums => Object.fromEntries(measures[source].map((name) => [name, 0n]));

/** The value of a figure in some hours, in one currency. */
export function valueIn(reader: Reader, currency: Currency | null, fromMs: number, untilMs: number): bigint | null {
  const { figure, sumsIn, percentages } = reader;
  return figure.value(sumsIn(fromMs, untilMs).get(currency) ?? nothingMeasured(figure.source), percentages);
}

/** A value as the contract writes it: exact decimal text. */
export function valueText(figure: Figure, currency: Currency | null, value: bigint | null): string | null {
  if (value === null) return null;
  if (currency) return decimalText(amountOf(currency, value));
  return figure.unit === 'percent' ? `${value / 10n}.${value % 10n}` : String(value);
}

export interface GroupValue {
  value: bigint;
  /** Currencies that have no rate; what they moved is not in the value. */
  missing: Currency[];
}

/** Money of all currencies in the group currency, each by its rate of the day. */
export function groupValueIn(reader: Reader, to: Currency, rates: Rates, fromMs: number, untilMs: number): GroupValue {
  const missing: Currency[] = [];
  let value = 0n;
  for (const [currency, sums] of reader.sumsIn(fromMs, untilMs)) {
    const own = currency && reader.figure.value(sums, reader.percentages);
    if (!own) continue;
    const converted = inCurrency(amountOf(currency, own), to, rates);
    if (converted) value += converted.minor;
    else missing.push(currency);
  }
  return { value, missing: missing.sort() };
}
