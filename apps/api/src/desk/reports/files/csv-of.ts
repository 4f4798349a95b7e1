import type { ReportResult } from '@fairhouse/contract/operator';
import { csvLine } from '../../../http/csv.ts';

/** A result as CSV: heads, the currency of its money, then a column for each measure, and one more for the period before. */
export function csvOf({ columns, rows, previous }: ReportResult): string {
  const heads = columns.filter(({ unit }) => unit === null);
  const values = columns.filter(({ unit }) => unit !== null);
  const nameOf = ({ key, number }: ReportResult['columns'][number]) => (number === null ? key : `${key}${number}`);
  // In the group currency no column of its own says which one it is.
  const hasCurrency = rows.some(({ currency }) => currency !== null) && !heads.some(({ key }) => key === 'currency');
  return [
    csvLine([
      ...heads.map(nameOf),
      ...(hasCurrency ? ['currency'] : []),
      ...values.map(nameOf),
      ...(previous ? values.map((column) => `${nameOf(column)}Before`) : []),
    ]),
    ...rows.map((row) =>
      csvLine([
        ...row.heads,
        ...(hasCurrency ? [row.currency] : []),
        ...row.values,
        ...(previous ? (row.previous ?? values.map(() => null)) : []),
      ]),
    ),
  ].join('');
}
