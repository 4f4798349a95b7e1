import type { ReportMeasure, ReportProperty, TableDefinition } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { amountOf, type Currency } from '@fairhouse/money';
import type { RatesOfDay, ReportsDeps } from '../reports.deps.ts';
import { type Days, stepOf } from './days.ts';
import { measures } from './measures.ts';
import { sourceOf } from './record-sources.ts';
import { addedUp, type RecordQuestion, type RecordRow } from './records.store.ts';

export interface FigureRow {
  step: string;
  currency: Currency | null;
  keys: readonly string[];
  /** Of each measure, its parts. */
  parts: Map<ReportMeasure, bigint[]>;
}

/** Money in one currency: each day by its own rate. */
export interface Group {
  currency: Currency;
  rates: ReadonlyMap<string, RatesOfDay>;
}

export interface FiguresAsked extends Days, Pick<TableDefinition, 'measures' | 'step' | 'filter' | 'currencies'> {
  by: readonly ReportProperty[];
  splitCurrencies: boolean;
  group: Group | undefined;
  licences: Readonly<Record<string, string>>;
}

type Deps = Pick<ReportsDeps, 'inCurrency'>;

/** The measures of a period by time, currency and properties; undefined: there are too many rows. `missing`: currencies without a rate. */
export async function figuresOf(
  tx: Transaction,
  asked: FiguresAsked,
  deps: Deps,
): Promise<{ rows: FigureRow[]; missing: Set<Currency> } | undefined> {
  const missing = new Set<Currency>();
  const rows = new Map<string, FigureRow>();
  const properties = [...asked.by, ...(Object.keys(asked.filter) as ReportProperty[])];
  for (const [source, own] of bySource(asked.measures, properties)) {
    const converts = asked.group !== undefined && own.some((measure) => measures[measure].isMoney);
    const question: RecordQuestion = {
      ...asked,
      step: converts ? 'day' : asked.step,
      splitCurrencies: asked.splitCurrencies || converts,
    };
    const found = await addedUp(tx, source, question);
    if (!found) return undefined;
    for (const row of found) {
      const target = rowFor(rows, row, asked);
      for (const measure of own) {
        const added = partsOf(measure, row, converts ? asked.group : undefined, { missing, deps });
        const before = target.parts.get(measure);
        target.parts.set(measure, before ? before.map((value, at) => value + added[at]!) : added);
      }
    }
  }
  return { rows: [...rows.values()], missing };
}

function bySource(names: readonly ReportMeasure[], properties: readonly ReportProperty[]) {
  const found = new Map<ReturnType<typeof sourceOf>, ReportMeasure[]>();
  for (const name of names) {
    const source = sourceOf(name, properties);
    found.set(source, [...(found.get(source) ?? []), name]);
  }
  return found;
}

function rowFor(rows: Map<string, FigureRow>, row: RecordRow, asked: FiguresAsked): FigureRow {
  const step = row.step === '' ? '' : stepOf(row.step, asked.step);
  const currency = asked.splitCurrencies ? row.currency : null;
  const key = JSON.stringify([step, currency, row.keys]);
  const known = rows.get(key);
  if (known) return known;
  const made: FigureRow = { step, currency, keys: row.keys, parts: new Map() };
  rows.set(key, made);
  return made;
}

function partsOf(
  measure: ReportMeasure,
  { step: day, currency, sums }: RecordRow,
  group: Group | undefined,
  { missing, deps }: { missing: Set<Currency>; deps: Deps },
): bigint[] {
  const { parts, isMoney } = measures[measure];
  const values = parts.map((part) => part(sums));
  if (!group || !isMoney || !currency) return values;
  return values.map((value) => {
    if (value === 0n) return 0n;
    const converted = deps.inCurrency(amountOf(currency, value), group.currency, group.rates.get(day) ?? new Map());
    if (!converted) missing.add(currency);
    return converted?.minor ?? 0n;
  });
}

/** The value of a measure in a row: minor units, a count, or tenths of a percent. */
export function measureValue(row: FigureRow | undefined, measure: ReportMeasure): bigint | null {
  const { value, parts } = measures[measure];
  const own = row?.parts.get(measure) ?? parts.map(() => 0n);
  return value ? value(own) : own[0]!;
}
