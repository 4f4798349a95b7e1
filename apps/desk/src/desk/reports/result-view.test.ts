import { describe, expect, it } from 'vitest';
import { firstDefinition, listOf, type Result, type Row, tabOf } from './reports-view.ts';
import { changeOf, chartable, cohortLines, linesOf } from './result-view.ts';

const head = (key: string) => ({ key, number: null, unit: null, formula: null, source: null });
const value = (key: string, number: number | null = null) => ({
  ...{ key, number, unit: 'count' as const, formula: null, source: 'sums' as const },
});
const row = (heads: (string | null)[], values: (string | null)[], previous: (string | null)[] | null = null): Row => ({
  ...{ heads, values, previous, currency: null, isMasked: false },
});
const result = (more: Partial<Result>): Result => ({
  ...{ from: '2026-03-01', to: '2026-03-02', previous: null, asOf: null, finished: true, columns: [], rows: [] },
  ...{ totals: [], names: {}, missing: [], isCut: false, ...more },
});

describe('the lines of a chart', () => {
  const columns = [head('time'), head('country'), value('bets'), value('activePlayers')];

  it('are one for each country, with a gap where a day has no row', () => {
    const found = linesOf(
      result({
        columns,
        rows: [
          row(['2026-03-01', 'PH'], ['1', '2']),
          row(['2026-03-02', 'PH'], ['3', '4']),
          row(['2026-03-02', 'BR'], ['5', '6']),
        ],
      }),
      'activePlayers',
    );
    expect(found).toEqual({
      points: ['2026-03-01', '2026-03-02'],
      series: [
        { name: 'PH', row: ['2', '4'] },
        { name: 'BR', row: [null, '6'] },
      ],
    });
  });

  it('have the period before beside a single one', () => {
    const before = { from: '2026-02-27', to: '2026-02-28' };
    const rows = [row(['2026-03-01', 'PH'], ['1', '2'], ['7', '8'])];
    const found = linesOf(result({ columns, rows, previous: before }), 'bets');
    expect(found!.series).toEqual([
      { name: 'PH', row: ['1'] },
      { name: 'previous', row: ['7'], isReference: true },
    ]);
  });

  it('are none without time', () => {
    const without = result({ columns: [head('country'), value('bets')], rows: [row(['PH'], ['1'])] });
    expect(linesOf(without, 'bets')).toBeUndefined();
    expect(chartable(without)).toEqual([]);
    expect(cohortLines(without)).toBeUndefined();
  });

  it('of cohorts go over the periods after joining, of those that have figures', () => {
    const columns = [head('cohort'), value('size'), value('later', 0), value('later', 1)];
    const rows = [row(['2026-01-01'], ['3', '33.3', '0.0']), row(['2026-02-01'], [null, null, null])];
    expect(cohortLines(result({ columns, rows }))).toEqual({
      points: ['0', '1'],
      series: [{ name: '2026-01-01', row: ['33.3', '0.0'] }],
    });
  });
});

it('names the change in tenths of a percent, and none from nothing', () => {
  expect(changeOf('15', '10')).toBe(500);
  expect(changeOf('-5', '-10')).toBe(500);
  expect(changeOf('5', '0')).toBeUndefined();
  expect(changeOf(null, '1')).toBeUndefined();
});

it('reads values with commas, lines and blanks between them once', () => {
  expect(listOf(' PH, BR;DE\nPH ')).toEqual(['PH', 'BR', 'DE']);
  expect(listOf('')).toEqual([]);
});

it('falls back to what is saved when the address names no part', () => {
  expect(tabOf({ tab: 'x' })).toBe('saved');
  expect(firstDefinition('cohorts').kind).toBe('cohorts');
});
