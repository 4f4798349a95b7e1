import { type CohortsDefinition, type ReportResult, type ReportRow, smallCohort } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { amountOf, type Currency, decimalText, multiplyRatio } from '@fairhouse/money';
import type { ReportsDeps } from '../reports.deps.ts';
import { type CohortQuestion, type CohortSize, cohortActivity, cohortRevenue, cohortSizes } from './cohorts.store.ts';
import { plusDays, plusMonths, stepOf, stepsBetween } from './days.ts';
import type { Group } from './figures-of.ts';
import { groupOf, tenthsText } from './run-table.ts';
import { problem, type WorkedOut } from './worked-out.ts';

interface Cohort {
  first: string;
  currency: Currency | null;
  players: bigint;
  /** By the number of the period after joining; null: it has not begun. */
  values: (string | null)[];
}

/**
 * Players by when they joined. Retention: how many percent of a cohort staked in the n-th period after the one of joining (0). Value: NGR up
 * to the end of that period, divided by all who joined. The current period counts as far as it is summed up.
 */
export async function runCohorts(
  tx: Transaction,
  deps: ReportsDeps,
  definition: CohortsDefinition,
  seesSmall: boolean,
): Promise<WorkedOut> {
  const { unit, cohorts: count, filter, figure } = definition;
  const to = deps.clock().toISOString().slice(0, 10);
  const current = stepOf(to, unit);
  const from = unit === 'month' ? plusMonths(current, 1 - count) : plusDays(current, 7 * (1 - count));
  const group =
    figure === 'value' && definition.currency === 'group'
      ? await groupOf(deps, { from, to, previous: { from, to } })
      : undefined;
  if (group === null) return problem('noGroupCurrency');
  const { codes } = deps.licences();
  const question: CohortQuestion = { unit, filter, from, to, licences: codes };
  const firsts = Array.from({ length: count }, (_, at) =>
    unit === 'month' ? plusMonths(from, at) : plusDays(from, 7 * at),
  );
  const periods = (first: string) => stepsBetween(first, current, unit) + 1;
  const sizes = await cohortSizes(tx, question);
  const missing = new Set<Currency>();
  const isByCurrency = figure === 'value' && !group;
  const found =
    figure === 'retention'
      ? await retention(tx, question, firsts, sizes, periods)
      : await values(tx, deps, question, firsts, sizes, periods, group, missing);
  const rowOf = ({ first, currency, players, values }: Cohort): ReportRow => {
    const isMasked = !seesSmall && players > 0n && players < BigInt(smallCohort);
    const padded = Array.from({ length: count }, (_, at) => values[at] ?? null);
    return {
      heads: [first, ...(isByCurrency ? [currency] : [])],
      currency: figure === 'value' ? (group?.currency ?? currency) : null,
      values: isMasked ? [null, ...padded.map(() => null)] : [String(players), ...padded],
      previous: null,
      isMasked,
    };
  };
  return {
    problem: null,
    result: {
      ...{ from, to, previous: null, finished: false, totals: [], names: {}, isCut: false },
      asOf: (await deps.summedUp())?.toISOString() ?? null,
      columns: columnsOf(definition, isByCurrency),
      rows: found.map(rowOf),
      missing: [...missing].sort(),
    },
  };
}

function columnsOf({ cohorts, figure }: CohortsDefinition, isByCurrency: boolean): ReportResult['columns'] {
  const head = (key: string) => ({ key, number: null, unit: null, formula: null, source: null });
  return [
    head('cohort'),
    ...(isByCurrency ? [head('currency')] : []),
    { key: 'size', number: null, unit: 'count', formula: null, source: 'joined' },
    ...Array.from({ length: cohorts }, (_, number) => ({
      ...{ key: 'later', number, unit: figure === 'retention' ? ('percent' as const) : ('money' as const) },
      formula: figure === 'retention' ? 'active ÷ joined' : 'NGR so far ÷ joined',
      source: 'players' as const,
    })),
  ];
}

const sizeOf = (sizes: readonly CohortSize[], first: string, currency?: Currency) =>
  sizes
    .filter((size) => size.cohort === first && (currency === undefined || size.currency === currency))
    .reduce((sum, { players }) => sum + players, 0n);

async function retention(
  tx: Transaction,
  question: CohortQuestion,
  firsts: readonly string[],
  sizes: readonly CohortSize[],
  periods: (first: string) => number,
): Promise<Cohort[]> {
  const active = await cohortActivity(tx, question);
  const by = new Map(active.map((one) => [`${one.cohort} ${one.later}`, one.active]));
  return firsts.map((first) => {
    const players = sizeOf(sizes, first);
    const values = Array.from({ length: periods(first) }, (_, at) => {
      if (players === 0n) return null;
      return tenthsText((2_000n * (by.get(`${first} ${at}`) ?? 0n) + players) / (2n * players));
    });
    return { first, currency: null, players, values };
  });
}

async function values(
  tx: Transaction,
  deps: ReportsDeps,
  question: CohortQuestion,
  firsts: readonly string[],
  sizes: readonly CohortSize[],
  periods: (first: string) => number,
  group: Group | undefined,
  missing: Set<Currency>,
): Promise<Cohort[]> {
  const revenue = await cohortRevenue(tx, question, group !== undefined);
  const by = new Map<string, bigint>();
  for (const { cohort, later, day, currency, ngr } of revenue) {
    const converted = group
      ? deps.inCurrency(amountOf(currency, ngr), group.currency, group.rates.get(day ?? '') ?? new Map())
      : amountOf(currency, ngr);
    if (!converted && ngr !== 0n) missing.add(currency);
    const key = `${cohort} ${group ? '' : currency} ${later}`;
    by.set(key, (by.get(key) ?? 0n) + (converted?.minor ?? 0n));
  }
  const currencies = group ? [undefined] : [...new Set(sizes.map(({ currency }) => currency))].sort();
  return firsts.flatMap((first) =>
    currencies.map((currency) => {
      const players = sizeOf(sizes, first, currency);
      const unit = group?.currency ?? currency!;
      let soFar = 0n;
      const own = Array.from({ length: periods(first) }, (_, at) => {
        soFar += by.get(`${first} ${currency ?? ''} ${at}`) ?? 0n;
        return players === 0n ? null : decimalText(multiplyRatio(amountOf(unit, soFar), 1n, players, 'halfEven'));
      });
      return { first, currency: currency ?? null, players, values: own };
    }),
  );
}
