import type { JourneyEffect } from '@fairhouse/contract/operator';
import { type Currency, currencies } from '@fairhouse/money';
import { withinTime } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { findJourney } from '../journey/journey.store.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { type SideSums, sumsOfSides } from './effect.store.ts';
import { newcombe, type Sample, welch } from './intervals.ts';

const mostMs = 20_000;
/** On each side. */
const mostPlayers = 5_000;

/** What those did who received the journey, beside those of the control group, with how far chance alone may account for it. */
export async function effectOf(
  { db, clock }: Pick<JourneysDeps, 'db' | 'clock'>,
  { id, days }: { id: number; days: number },
): Promise<Result<JourneyEffect>> {
  if (!(await findJourney(db, id))) return refuse('noSuchThing');
  const now = clock();
  const sums = await withinTime(db, mostMs, (tx) => sumsOfSides(tx, { journeyId: id, days, now, most: mostPlayers }));
  return sums ? ok(compared(sums, days)) : refuse('serverBusy');
}

export function compared(sums: readonly SideSums[], days: number): JourneyEffect {
  const of = (side: SideSums['side'], name: 'players' | 'deposited' | 'loggedIn') =>
    sums.filter((row) => row.side === side).reduce((all, row) => all + row[name], 0);
  const [treated, control] = [of('treated', 'players'), of('control', 'players')];
  const share = (name: 'deposited' | 'loggedIn') => {
    const [a, b] = [of('treated', name), of('control', name)];
    return {
      treated: a,
      control: b,
      difference: (treated ? a / treated : 0) - (control ? b / control : 0),
      interval: newcombe({ count: a, n: treated }, { count: b, n: control }) ?? null,
    };
  };
  return {
    days,
    treated,
    control,
    more: treated >= mostPlayers || control >= mostPlayers,
    deposited: share('deposited'),
    loggedIn: share('loggedIn'),
    revenue: [...new Set(sums.map(({ currency }) => currency))].sort().map((currency) => revenueIn(currency, sums)),
  };
}

function revenueIn(currency: Currency, sums: readonly SideSums[]): JourneyEffect['revenue'][number] {
  const [a, b] = (['treated', 'control'] as const).map((side) =>
    sampleOf(
      sums.find((row) => row.side === side && row.currency === currency),
      currency,
    ),
  ) as [Sample, Sample];
  return {
    currency,
    treated: a.n,
    control: b.n,
    treatedMean: a.mean,
    controlMean: b.mean,
    difference: a.mean - b.mean,
    interval: welch(a, b) ?? null,
  };
}

/** In major units: these are estimates, and no money is moved by them. */
function sampleOf(sums: SideSums | undefined, currency: Currency): Sample {
  if (!sums) return { n: 0, mean: 0, variance: 0 };
  const { players: n, revenue, squares } = sums;
  const unit = 10 ** currencies[currency].scale;
  const mean = revenue / n;
  const variance = n < 2 ? 0 : Math.max(0, (squares - n * mean * mean) / (n - 1));
  return { n, mean: mean / unit, variance: variance / (unit * unit) };
}
