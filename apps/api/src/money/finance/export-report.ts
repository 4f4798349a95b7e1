import type { BreakdownDimension, FileAnswer, MoneyLines } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { csvLine, csvType } from '../../http/csv.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { dimensionOf, keyOf } from './breakdown.ts';
import type { FinanceDeps } from './finance.deps.ts';
import { daysOf, type Period } from './period.ts';
import { readFigures } from './read-figures.ts';
import { type DaySum, inSnapshot, sumsOfDays } from './sums.store.ts';
import { groupedBy, linesOf } from './sums.ts';

/** How much of a long period is in memory at once, and keeps others waiting while it is written: by one property there is more. */
const daysAtOnce = { whole: 31, byProperty: 5 };

const columns = [
  'postings',
  'deposits',
  'cashOutsAsked',
  'cashOutsBack',
  'paidOut',
  'stakes',
  'rollbacks',
  'wins',
  'ggr',
  'granted',
  'forfeited',
  'ngr',
  'fees',
  'corrections',
  'freeStakes',
  'freeWins',
  'supplierPrizes',
  'bets',
] as const satisfies readonly (keyof MoneyLines)[];

/** The sums of each day of a period as a file of CSV, by one property where one is named. That it was made is an audit event. */
export async function exportReport(
  deps: FinanceDeps,
  operator: Pick<Operator, 'name'>,
  asked: Period & { by?: BreakdownDimension | undefined; currency?: Currency | undefined },
): Promise<Result<FileAnswer>> {
  const { db, nowMs } = deps;
  const { from, to, by, currency: only } = asked;
  const days = daysOf({ from, to }, nowMs());
  if (!days) return refuse('invalidField', { field: 'to' });
  const dimension = by ? dimensionOf(by) : 'all';
  const { provenance, open } = await inSnapshot(db, (tx) => readFigures(tx, dimension, { from, to }, deps));
  const { madeFrom } = provenance;
  await inTransaction(db, (tx) =>
    recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `period:${from}..${to}`,
      command: 'finance.export',
      after: { by: by ?? null, currency: only ?? null, madeFrom },
    }),
  );

  // Finished days never change, so that they may be read as they are sent; those that are open were read at once.
  async function* parts() {
    yield csvLine(['day', 'currency', ...(by ? [by] : []), ...columns]);
    const most = by ? daysAtOnce.byProperty : daysAtOnce.whole;
    for (let at = 0; at < days!.length; at += most) {
      const part = days!.slice(at, at + most);
      const sums = await inSnapshot(db, (tx) => sumsOfDays(tx, dimension, { from: part[0]!, to: part.at(-1)! }));
      const known = new Set(open.map(({ day }) => day));
      yield linesIn([...sums.filter(({ day }) => !known.has(day)), ...open.filter(({ day }) => part.includes(day))]);
    }
  }
  function linesIn(sums: readonly DaySum[]): string {
    const wanted = sums.filter(({ currency }) => only === undefined || currency === only);
    const keyed = (sum: DaySum) => (by ? keyOf(by, sum) : '');
    return [...groupedBy(wanted, (sum) => `${sum.day} ${sum.currency} ${keyed(sum)}`)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, own]) => {
        const { day, currency } = own[0]!;
        const lines = linesOf(currency, own);
        return csvLine([day, currency, ...(by ? [keyed(own[0]!)] : []), ...columns.map((name) => lines[name])]);
      })
      .join('');
  }
  const name = `finance-${from}-${to}${by ? `-by-${by}` : ''}-${madeFrom.slice(0, 12)}.csv`;
  return ok({ name, contentType: csvType, madeFrom, parts: parts() });
}
