import type { Column, Result, Row } from './reports-view.ts';

/** Lines over the same points: a measure by time, or a cohort by its age. */
export interface Lines {
  points: string[];
  series: { name: string; row: (string | null)[]; isReference?: true }[];
}

const mostSeries = 6;

/** The values of one measure by time, one line for each currency and property; undefined where there is no time. */
export function linesOf(result: Result, measure: string): Lines | undefined {
  const heads = result.columns.filter(({ unit }) => unit === null);
  const values = result.columns.filter(({ unit }) => unit !== null);
  const time = heads.findIndex(({ key }) => key === 'time' || key === 'month');
  const at = values.findIndex(({ key }) => key === measure);
  if (time === -1 || at === -1) return undefined;
  const points = [...new Set(result.rows.map(({ heads: own }) => own[time] ?? ''))].sort();
  const nameOf = ({ heads: own }: Row) => own.filter((_, index) => index !== time).join(' · ');
  const names = [...new Set(result.rows.map(nameOf))].slice(0, mostSeries);
  const lineOf = (name: string, of: (row: Row) => string | null) =>
    points.map((point) => {
      const row = result.rows.find((one) => one.heads[time] === point && nameOf(one) === name);
      return row ? of(row) : null;
    });
  const series = names.map((name) => ({ name, row: lineOf(name, (row) => row.values[at] ?? null) }));
  // Beside one line stands the period before it; beside several it would hide them.
  if (!result.previous || names.length !== 1) return { points, series };
  const before = {
    name: 'previous',
    row: lineOf(names[0]!, (row) => row.previous?.[at] ?? null),
    isReference: true as const,
  };
  return { points, series: [...series, before] };
}

/** The cohorts of a report, each as a line over the periods after joining; undefined: it is none of cohorts. */
export function cohortLines(result: Result): Lines | undefined {
  const values = result.columns.filter(({ unit }) => unit !== null);
  const later = values.flatMap((column, at) => (column.key === 'later' ? [{ at, number: column.number ?? 0 }] : []));
  if (later.length === 0) return undefined;
  const shown = result.rows
    .filter((row) => row.values.some((value, at) => at > 0 && value !== null))
    .slice(-mostSeries);
  return {
    points: later.map(({ number }) => String(number)),
    series: shown.map((row) => ({ name: row.heads.join(' · '), row: later.map(({ at }) => row.values[at] ?? null) })),
  };
}

/** Of what a chart can be: measures of reports with time. */
export function chartable(result: Result): Column[] {
  const hasTime = result.columns.some(({ key }) => key === 'time' || key === 'month');
  return hasTime ? result.columns.filter(({ unit }) => unit !== null) : [];
}

/** The difference to the period before in tenths of a percent; undefined where there is none to name. */
export function changeOf(now: string | null, before: string | null | undefined): number | undefined {
  if (now === null || before === null || before === undefined) return undefined;
  const [a, b] = [Number(now), Number(before)];
  return b === 0 ? undefined : Math.round(((a - b) / Math.abs(b)) * 1000);
}
