import type { ReportMeasure, ReportResult } from '@fairhouse/contract/operator';
import { combinationProblem, reportMeasureNames, reportMeasures, reportProperties } from '@fairhouse/contract/operator';
import { randomFrom } from '@fairhouse/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { breakdownOf } from '../../money/finance/breakdown.ts';
import { postAny, spreadOver } from '../../money/finance/finance.fixture.ts';
import { reportOf } from '../../money/finance/report.ts';
import { inSnapshot } from '../../money/finance/sums.store.ts';
import { openReportBooks, type ReportBooks, table } from './reports.fixture.ts';
import { runReport } from './working-out/run-report.ts';

const seed = Number(process.env.SAMPLE_SEED ?? Date.now() % 1_000_000);
const random = randomFrom(seed);
let books: ReportBooks;
const days = { from: '2026-03-01', to: '2026-03-05' };

beforeAll(async () => {
  books = await openReportBooks(12);
  for (let number = 0; number < 700; number++) await postAny(books, random);
  await spreadOver(books.db, 5);
  await books.sumUpTo('2026-03-06T12:00:00Z');
});
afterAll(() => books.close());

/** What finance calls the measures that both have. */
const ofFinance = {
  deposits: 'deposits',
  withdrawals: 'paidOut',
  stakes: 'stakes',
  rollbacks: 'rollbacks',
  wins: 'wins',
  ggr: 'ggr',
  granted: 'granted',
  forfeited: 'forfeited',
  ngr: 'ngr',
  fees: 'fees',
} as const satisfies Partial<Record<ReportMeasure, string>>;
const shared = Object.keys(ofFinance) as (keyof typeof ofFinance)[];
const halves = [shared.slice(0, 5), shared.slice(5)];

/** The sum of a column over rows of one currency, in hundred-millionths. */
const units = (text: string | null) => {
  const [whole = '0', fraction = ''] = (text ?? '0').replace('-', '').split('.');
  const size = BigInt(whole + fraction.padEnd(8, '0'));
  return text?.startsWith('-') ? -size : size;
};
const summed = ({ rows }: ReportResult, at: number, currency: string) =>
  rows.filter((row) => row.currency === currency).reduce((sum, { values }) => sum + units(values[at]!), 0n);

describe(`tables of a random history (SAMPLE_SEED=${seed})`, () => {
  it('has the totals of the finance report in each measure that both have', async () => {
    const finance = await inSnapshot(books.db, (tx) => reportOf(tx, days, books.deps));
    for (const measures of halves) {
      const report = await books.run(table({ measures }));
      expect(report.finished).toBe(true);
      expect(report.totals.map(({ currency }) => currency)).toEqual(['BTC', 'EUR', 'USD']);
      for (const total of report.totals) {
        const whole = finance.currencies.find(({ currency }) => currency === total.currency)!;
        for (const [at, measure] of measures.entries())
          expect(total.values[at], `${measure} in ${total.currency}`).toBe(whole[ofFinance[measure]]);
      }
    }
  });

  it.each([
    ['day', []],
    ['week', []],
    ['month', []],
    ['none', ['country']],
    ['none', ['cohort']],
    ['none', ['licence']],
    ['day', ['country', 'vip']],
    ['month', ['licence', 'cohort', 'country']],
  ] as const)('adds up to them by %s and %j', async (step, by) => {
    const finance = await inSnapshot(books.db, (tx) => reportOf(tx, days, books.deps));
    for (const measures of halves) {
      const report = await books.run(table({ measures, step, by: [...by] }));
      for (const { currency, ...whole } of finance.currencies)
        for (const [at, measure] of measures.entries())
          expect(summed(report, at, currency), `${measure} in ${currency}`).toBe(units(whole[ofFinance[measure]]));
    }
  });

  it.each([
    ['game', ['stakes', 'rollbacks', 'wins', 'ggr']],
    ['vendor', ['stakes', 'wins', 'ggr']],
    ['method', ['deposits', 'withdrawals']],
    ['country', ['deposits', 'ngr', 'granted']],
    ['cohort', ['ggr', 'ngr']],
  ] as const)('has the rows of the breakdown of finance by %s', async (by, measures) => {
    const finance = await inSnapshot(books.db, (tx) => breakdownOf(tx, by, undefined, days, books.deps));
    const report = await books.run(table({ measures: [...measures], by: [by] }));
    for (const { heads, currency, values } of report.rows) {
      const row = finance.rows.find((one) => one.currency === currency && one.key === heads[1])!;
      for (const [at, measure] of measures.entries()) expect(values[at]).toBe(row[ofFinance[measure]]);
    }
    expect(report.rows).toHaveLength(finance.rows.length);
  });

  it('gives the same by players as by whole sums', async () => {
    const measures = ['deposits', 'ggr', 'ngr', 'bets'] as ReportMeasure[];
    const small = await books.run(table({ measures, by: ['country'], step: 'day' }));
    // VIP level 0 is that of all members: its rows are made from the sums of each player.
    const large = await books.run(table({ measures, by: ['country'], step: 'day', filter: { vip: ['0'] } }));
    expect(large.rows).toEqual(small.rows);
  });

  it('counts players once, however many days and rows they are in', async () => {
    const measures = ['activePlayers', 'depositors', 'newPlayers', 'firstDepositors'] as ReportMeasure[];
    const report = await books.run(table({ measures, currency: 'group', step: 'day' }));
    const { rows } = await books.db.query<{ active: string }>(
      `select count(distinct member_id)::text as active from posting where type = 'GAME_BET' and created_at < '2026-03-06'`,
    );
    expect(report.totals[0]!.values[0]).toBe(rows[0]!.active);
    const firsts = await books.db.query<{ firsts: string }>(
      `select count(distinct member_id)::text as firsts from posting where type = 'DEPOSIT'`,
    );
    expect(report.totals[0]!.values[3]).toBe(firsts.rows[0]!.firsts);
    expect(report.totals[0]!.values[2]).toBe('0');
    const joined = await books.run(
      table({ measures, currency: 'group', period: { kind: 'days', from: '2026-01-01', to: '2026-02-28' } }),
    );
    expect(joined.totals[0]!.values[2]).toBe('12');
  });

  it('filters by properties and currencies, and keeps the first rows of each currency', async () => {
    const all = await books.run(table({ measures: ['deposits'], by: ['country'] }));
    const some = await books.run(
      table({ measures: ['deposits'], by: ['country'], filter: { country: ['PH', 'BR'] }, currencies: ['USD'] }),
    );
    expect(some.rows).toEqual(
      all.rows.filter(({ heads, currency }) => currency === 'USD' && ['PH', 'BR'].includes(heads[1]!)),
    );
    const top = await books.run(
      table({ measures: ['deposits'], by: ['country'], sort: { by: 'deposits', direction: 'desc' }, top: 1 }),
    );
    for (const { currency, values } of top.rows) {
      const best = all.rows.filter((row) => row.currency === currency).map((row) => units(row.values[0]!));
      expect(units(values[0]!)).toBe(best.reduce((a, b) => (a > b ? a : b)));
    }
  });

  it('puts each day beside the same day of the period before', async () => {
    const report = await books.run(
      table({
        measures: ['stakes'],
        step: 'day',
        compare: true,
        period: { kind: 'days', from: '2026-03-04', to: '2026-03-05' },
      }),
    );
    expect(report.previous).toEqual({ from: '2026-03-02', to: '2026-03-03' });
    const before = await books.run(
      table({ measures: ['stakes'], step: 'day', period: { kind: 'days', from: '2026-03-02', to: '2026-03-03' } }),
    );
    for (const { heads, currency, previous } of report.rows) {
      const day = heads[0] === '2026-03-04' ? '2026-03-02' : '2026-03-03';
      const was = before.rows.find((row) => row.heads[0] === day && row.currency === currency);
      expect(previous![0] ?? '0').toBe(was?.values[0] ?? previous![0]);
      if (!was) expect(units(previous![0]!)).toBe(0n);
    }
  });

  it('converts each day by its own rate, and names the currencies without one', async () => {
    books.group.currency = 'USD';
    await books.rate('EUR', '2026-03-01', '0.5');
    await books.rate('EUR', '2026-03-04', '0.25');
    const each = await books.run(table({ measures: ['deposits'], step: 'day' }));
    const group = await books.run(table({ measures: ['deposits'], step: 'day', currency: 'group' }));
    expect(group.missing).toEqual(['BTC']);
    for (const { heads, currency, values } of group.rows) {
      expect(currency).toBe('USD');
      const of = (code: string) =>
        units(each.rows.find((row) => row.heads[0] === heads[0] && row.currency === code)?.values[0] ?? '0');
      const times = heads[0]! < '2026-03-04' ? 2n : 4n;
      expect(units(values[0]!)).toBe(of('USD') + of('EUR') * times);
    }
    books.group.currency = '';
    const without = await runReport(
      books.reports,
      new Set(['reports.read', 'finance.read']),
      table({ currency: 'group' }),
    );
    expect(without).toMatchObject({ ok: true, data: { problem: { kind: 'noGroupCurrency' }, result: null } });
  });

  it('refuses what no sum has, with the reason', async () => {
    const asked = (measures: ReportMeasure[], by: (typeof reportProperties)[number][]) =>
      runReport(books.reports, new Set(['reports.read', 'finance.read']), table({ measures, by }));
    expect(await asked(['ngr'], ['game'])).toMatchObject({
      data: { problem: { kind: 'notOfMeasure', measure: 'ngr', property: 'game' }, result: null },
    });
    expect(await asked(['ggr'], ['game', 'country'])).toMatchObject({
      data: { problem: { kind: 'notTogether', property: 'game', other: 'country' }, result: null },
    });
    const wrong = table({ period: { kind: 'days', from: '2026-03-05', to: '2026-03-01' } });
    expect(await runReport(books.reports, new Set(['reports.read', 'finance.read']), wrong)).toMatchObject({
      data: { problem: { kind: 'periodWrong' } },
    });
    expect(await runReport(books.reports, new Set(['reports.read']), table())).toMatchObject({ error: 'notPermitted' });
  });

  it('answers every measure by every property that its table names', async () => {
    for (const measure of reportMeasureNames)
      for (const property of reportMeasures[measure].properties)
        await books.run(table({ measures: [measure], by: [property], step: 'week' }));
    const pairs = reportProperties.flatMap((one) => reportProperties.map((other) => [one, other] as const));
    const possible = pairs.filter(([one, other]) => one < other && !combinationProblem(['ggr'], [one, other]));
    for (const by of possible) await books.run(table({ by: [...by] }));
    expect(possible.length).toBeGreaterThan(5);
  });
});
