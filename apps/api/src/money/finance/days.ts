import { formulas, type OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { SumsDeps } from './finance.deps.ts';
import type { Period } from './period.ts';
import { readFigures } from './read-figures.ts';
import { sumsOfDays } from './sums.store.ts';
import { byDay, linesOf, nothingOwed, owedAfter, owedText } from './sums.ts';

type Days = OperatorCallOutput<'/operator/finance/days'>;

/** Each day of a period in one currency, and what was owed at its end. */
export async function eachDayOf(
  tx: Transaction,
  currency: Currency,
  period: Period,
  names: readonly string[],
  deps: SumsDeps,
): Promise<Days> {
  const { provenance, days, open, opening } = await readFigures(tx, 'all', period, deps);
  const hashes = new Map(days.map(({ day, hash }) => [day, hash.toString('hex')]));
  const sums = byDay([...(await sumsOfDays(tx, 'all', period)), ...open].filter((sum) => sum.currency === currency));
  let owed = opening.get(currency) ?? nothingOwed;
  const rows = names.map((day) => {
    const own = sums.get(day) ?? [];
    owed = owedAfter(owed, own);
    const hash = hashes.get(day) ?? null;
    return { day, finished: hash !== null, hash, closing: owedText(currency, owed), ...linesOf(currency, own) };
  });
  return { ...provenance, formulas, currency, days: rows };
}
