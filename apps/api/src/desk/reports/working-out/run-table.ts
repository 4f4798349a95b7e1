import {
  mostReportRows,
  type ReportMeasure,
  type ReportProperty,
  type ReportResult,
  type ReportRow,
  reportMeasures,
  type TableDefinition,
} from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { ReportsDeps } from '../reports.deps.ts';
import { type Days, daysOf, stepsBetween } from './days.ts';
import { type FigureRow, figuresOf, type Group, measureValue } from './figures-of.ts';
import { isMoneyMeasure } from './measures.ts';
import { isFinished, namesOf } from './records.store.ts';
import { tableProblem } from './table-problem.ts';
import { problem, type WorkedOut } from './worked-out.ts';

/** A table of measures, with its totals and the period before where it is asked for. */
export async function runTable(tx: Transaction, deps: ReportsDeps, definition: TableDefinition): Promise<WorkedOut> {
  const { measures, by, step, compare } = definition;
  const impossible = tableProblem(definition);
  if (impossible) return problem(impossible.kind, impossible);
  const days = daysOf(definition.period, deps.clock());
  if (!days) return problem('periodWrong');
  const hasMoney = measures.some(isMoneyMeasure) || measures.includes('margin');
  const group = definition.currency === 'group' && hasMoney ? await groupOf(deps, days) : undefined;
  if (group === null) return problem('noGroupCurrency');
  const { codes, names: licenceNames } = deps.licences();
  const asked = {
    ...definition,
    group,
    licences: codes,
    splitCurrencies: definition.currency === 'each',
  };
  const of = async (period: Days) => {
    const rows = await figuresOf(tx, { ...asked, ...period }, deps);
    // Of the whole period: a player who was active on two days, or in two places, is one.
    const totals = await figuresOf(tx, { ...asked, ...period, step: 'none', by: [] }, deps);
    return rows && totals && { ...rows, totals: totals.rows };
  };
  const now = await of(days);
  const before = compare ? await of(days.previous) : undefined;
  if (!now || (compare && !before)) return problem('tooManyRows');
  const unit = group?.currency;
  const shift = (row: FigureRow, from: string) => (row.step === '' ? 0 : stepsBetween(from, row.step, step));
  const keyOf = (row: FigureRow, from: string) => JSON.stringify([shift(row, from), row.currency, row.keys]);
  const beforeBy = new Map((before?.rows ?? []).map((row) => [keyOf(row, days.previous.from), row]));
  const beforeTotals = new Map((before?.totals ?? []).map((row) => [row.currency, row]));
  const sorted = topOf(sortedRows(now.rows, definition), definition.top);
  const cells = (row: FigureRow | undefined, currency: Currency | null) =>
    measures.map((measure) => textOf(measure, measureValue(row, measure), currency));
  const rowOf = (row: FigureRow, heads: (string | null)[], was: FigureRow | undefined): ReportRow => {
    const currency = row.currency ?? unit ?? null;
    return {
      heads,
      currency,
      values: cells(row, currency),
      previous: compare ? cells(was, currency) : null,
      isMasked: false,
    };
  };
  const currencyHead = (currency: Currency | null) => (asked.splitCurrencies ? [currency] : []);
  const stepHead = (row: FigureRow) => (step === 'none' ? [] : [row.step]);
  return {
    problem: null,
    result: {
      ...{ from: days.from, to: days.to, previous: compare ? days.previous : null },
      asOf: (await deps.summedUp())?.toISOString() ?? null,
      finished: await isFinished(tx, days.to),
      columns: columnsOf(definition, asked.splitCurrencies),
      rows: sorted
        .slice(0, mostReportRows)
        .map((row) =>
          rowOf(
            row,
            [...stepHead(row), ...currencyHead(row.currency), ...row.keys],
            beforeBy.get(keyOf(row, days.from)),
          ),
        ),
      totals: totalRows(now.totals, before?.totals ?? [], asked.splitCurrencies).map((row) =>
        rowOf(
          row,
          [...(step === 'none' ? [] : [null]), ...currencyHead(row.currency), ...by.map(() => null)],
          beforeTotals.get(row.currency),
        ),
      ),
      names: await namesIn(tx, by, licenceNames),
      missing: [...new Set([...now.missing, ...(before?.missing ?? [])])].sort(),
      isCut: sorted.length > mostReportRows,
    },
  };
}

/** A row for nothing at all, where there is no currency to have one for. */
function totalRows(rows: FigureRow[], before: FigureRow[], splits: boolean): FigureRow[] {
  if (!splits) return [rows[0] ?? { step: '', currency: null, keys: [], parts: new Map() }];
  const known = new Set(rows.map(({ currency }) => currency));
  const gone = before.filter(({ currency }) => !known.has(currency)).map((row) => ({ ...row, parts: new Map() }));
  return [...rows, ...gone].sort((a, b) => (a.currency ?? '').localeCompare(b.currency ?? ''));
}

/** null: there is no group currency. */
export async function groupOf(
  { groupCurrency, ratesOf }: Pick<ReportsDeps, 'groupCurrency' | 'ratesOf'>,
  { from, to, previous }: Days & { previous: Days },
): Promise<Group | null> {
  const currency = await groupCurrency();
  return currency ? { currency, rates: await ratesOf(previous.from < from ? previous.from : from, to) } : null;
}

export function textOf(measure: ReportMeasure, value: bigint | null, currency: Currency | null): string | null {
  if (value === null) return null;
  const { unit } = reportMeasures[measure];
  if (unit === 'percent') return tenthsText(value);
  return unit === 'money' && currency ? decimalText(amountOf(currency, value)) : String(value);
}

export function tenthsText(tenths: bigint): string {
  const size = tenths < 0n ? -tenths : tenths;
  return `${tenths < 0n ? '-' : ''}${size / 10n}.${size % 10n}`;
}

function sortedRows(rows: FigureRow[], { sort }: TableDefinition): FigureRow[] {
  const place = (row: FigureRow) => [row.step, row.currency ?? '', ...row.keys].join('\u0000');
  const byPlace = [...rows].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  if (!sort) return byPlace;
  const sign = sort.direction === 'asc' ? 1 : -1;
  const own = (row: FigureRow) => (sort ? measureValue(row, sort.by) : null);
  return byPlace.sort((a, b) => {
    const [x, y] = [own(a), own(b)];
    if (x === y) return 0;
    // What cannot be worked out comes last either way.
    if (x === null || y === null) return x === null ? 1 : -1;
    return x < y ? -sign : sign;
  });
}

/** So many of each currency and step. */
function topOf(rows: FigureRow[], top: number | null): FigureRow[] {
  if (top === null) return rows;
  const seen = new Map<string, number>();
  return rows.filter(({ step, currency }) => {
    const key = `${step} ${currency}`;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count <= top;
  });
}

function columnsOf({ step, by, measures }: TableDefinition, splits: boolean): ReportResult['columns'] {
  const heads = [...(step === 'none' ? [] : ['time']), ...(splits ? ['currency'] : []), ...by];
  return [
    ...heads.map((key) => ({ key, number: null, unit: null, formula: null, source: null })),
    ...measures.map((key) => {
      const described: { formula?: string } & Pick<(typeof reportMeasures)[ReportMeasure], 'unit' | 'source'> =
        reportMeasures[key];
      return {
        ...{ key, number: null, unit: described.unit },
        ...{ formula: described.formula ?? null, source: described.source },
      };
    }),
  ];
}

async function namesIn(tx: Transaction, by: readonly ReportProperty[], licences: Readonly<Record<string, string>>) {
  const names: Record<string, string> = {};
  for (const property of by) Object.assign(names, await namesOf(tx, property));
  return by.includes('licence') ? { ...names, ...licences } : names;
}
