import { formulas, type OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { SumsDeps } from './finance.deps.ts';
import type { Period } from './period.ts';
import { type Figures, readFigures } from './read-figures.ts';
import { type KeySum, sumsOfPeriod } from './sums.store.ts';
import { byCurrency, linesOf, nothingOwed, owedAfter, owedText } from './sums.ts';

export type Report = OperatorCallOutput<'/operator/finance/report'>;

/** The report of a period, of all currencies that anything is owed or was moved in. */
export async function reportOf(tx: Transaction, period: Period, deps: SumsDeps): Promise<Report> {
  const figures = await readFigures(tx, 'all', period, deps);
  const sums = [...(await sumsOfPeriod(tx, 'all', period)), ...figures.open];
  return { ...figures.provenance, formulas, currencies: currenciesOf(figures, sums) };
}

function currenciesOf({ opening }: Figures, sums: readonly KeySum[]): Report['currencies'] {
  const moved = byCurrency(sums);
  const currencies = [...new Set([...opening.keys(), ...moved.keys()])].sort();
  return currencies.map((currency) => {
    const own = moved.get(currency) ?? [];
    const before = opening.get(currency) ?? nothingOwed;
    return {
      currency,
      ...linesOf(currency, own),
      opening: owedText(currency, before),
      closing: owedText(currency, owedAfter(before, own)),
    };
  });
}
