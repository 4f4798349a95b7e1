import type { Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { isClosed } from './close.store.ts';
import type { SumsDeps } from './finance.deps.ts';
import { madeFrom } from './made-from.ts';
import type { Period } from './period.ts';
import {
  balancesBefore,
  type DaySum,
  type Dimension,
  type FinishedDay,
  finishedDays,
  readSummedUp,
  sumsOfOpenDays,
} from './sums.store.ts';
import { byCurrency, nothingOwed, type Owed, owedAfter } from './sums.ts';

/** More postings than these are not read for a report. */
const mostBehindMs = 36 * 3_600_000;

export interface Figures {
  provenance: Period & { asOf: string; finished: boolean; closed: boolean; madeFrom: string };
  /** Finished days of the period. */
  days: FinishedDay[];
  /** Sums of the days of the period that are not finished, by the dimension that was asked for. */
  open: DaySum[];
  /** What the casino owed its members before the period began. */
  opening: Map<Currency, Owed>;
}

/** What a period is made of, as of one moment. */
export async function readFigures(
  tx: Transaction,
  dimension: Dimension,
  period: Period,
  deps: SumsDeps,
): Promise<Figures> {
  const { until, lastDay, now } = await readSummedUp(tx);
  const finished = lastDay !== null && period.to <= lastDay;
  const days = await finishedDays(tx, period);
  // After an interruption the sums come after day by day; until they have, a report is as of where they are.
  const isBehind = until !== null && deps.nowMs() - until.getTime() > mostBehindMs;
  const open = { since: until ?? ('-infinity' as const), to: isBehind ? until : ('infinity' as const) };
  const openOf = async (by: Dimension) => (finished ? [] : sumsOfOpenDays(tx, by, open, deps.sources));
  const all = await openOf('all');
  const within = ({ day }: DaySum) => day >= period.from && day <= period.to;
  return {
    provenance: {
      ...period,
      asOf: (until && (finished || isBehind) ? until : now).toISOString(),
      finished,
      closed: await isClosed(tx, period),
      madeFrom: madeFrom(period, days, all.filter(within)),
    },
    days,
    open: (dimension === 'all' ? all : await openOf(dimension)).filter(within),
    opening: owedBy([
      ...(await balancesBefore(tx, period.from)),
      // For a minute after midnight, yesterday is over and not finished.
      ...all.filter(({ day }) => day < period.from),
    ]),
  };
}

function owedBy(parts: readonly (Owed & { currency: Currency })[]): Map<Currency, Owed> {
  return new Map([...byCurrency(parts)].map(([currency, own]) => [currency, owedAfter(nothingOwed, own)]));
}
