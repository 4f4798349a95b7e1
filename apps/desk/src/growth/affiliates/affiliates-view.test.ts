import { describe, expect, it } from 'vitest';
import { monthsFrom, monthText, tabOf, turnsOf } from './affiliates-view.ts';

it('shows the partners when the address names no part', () => {
  expect([tabOf({}), tabOf({ tab: 'plans' }), tabOf({ tab: 'x' })]).toEqual(['partners', 'plans', 'partners']);
});

it('offers the months from now on, over the end of a year', () => {
  expect(monthsFrom(Date.parse('2026-12-31T23:00:00Z'), 3)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']);
  expect(monthText('2026-03-01', 'en')).toBe('March 2026');
});

describe('turns', () => {
  const deals = [{ fromMonth: '2026-03-01', planId: 1, plan: 'A', planVersion: 1, by: 'anna' }];
  it('do not activate a partner without terms', () => {
    expect(turnsOf({ state: 'applied', deals: [] })).toEqual(['end']);
    expect(turnsOf({ state: 'applied', deals })).toEqual(['activate', 'end']);
  });
  it('leave what has ended', () => {
    expect(turnsOf({ state: 'ended', deals })).toEqual([]);
  });
});
