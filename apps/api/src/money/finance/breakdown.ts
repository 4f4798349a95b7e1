import { type BreakdownDimension, formulas, type OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { SumsDeps } from './finance.deps.ts';
import type { Period } from './period.ts';
import { readFigures } from './read-figures.ts';
import { type Dimension, type KeySum, namesOf, sumsOfPeriod } from './sums.store.ts';
import { groupedBy, linesOf } from './sums.ts';

export type Breakdown = OperatorCallOutput<'/operator/finance/breakdown'>;

/** By type is the whole, each type a row of its own. */
export const dimensionOf = (by: BreakdownDimension): Dimension => (by === 'type' ? 'all' : by);
export const keyOf = (by: BreakdownDimension, { key, type }: KeySum): string => (by === 'type' ? type : key);

export async function breakdownOf(
  tx: Transaction,
  by: BreakdownDimension,
  only: Currency | undefined,
  period: Period,
  deps: SumsDeps,
): Promise<Breakdown> {
  const dimension = dimensionOf(by);
  const { provenance, open } = await readFigures(tx, dimension, period, deps);
  const names = await namesOf(tx, dimension);
  const sums = [...(await sumsOfPeriod(tx, dimension, period)), ...open].filter(
    ({ currency }) => only === undefined || currency === only,
  );
  const rows = [...groupedBy(sums, (sum) => `${sum.currency} ${keyOf(by, sum)}`).values()].map((own) => {
    const { currency } = own[0]!;
    const key = keyOf(by, own[0]!);
    return { currency, key, name: names.get(key) ?? key, ...linesOf(currency, own) };
  });
  return { ...provenance, by, formulas, rows: rows.sort(byNameAndCurrency) };
}

function byNameAndCurrency(a: Breakdown['rows'][number], b: Breakdown['rows'][number]): number {
  return a.currency.localeCompare(b.currency) || a.key.localeCompare(b.key);
}
