import { expect, it } from 'vitest';
import { appliesBefore, draftOf, emptyDraft, moneyText, percentOf, readDraft } from './limit-value.ts';

it('reads amounts exactly, and nothing from what is none', () => {
  const read = (amount: string) => readDraft('deposit', { ...emptyDraft, amount }, 'USD', 'en');
  expect(read('50')).toBe(50);
  expect(read('0.29')).toBe(0.29);
  expect(read('12.')).toBe(12);
  expect(read('0')).toBe(0);
  expect(read('1,000')).toBe(1000);
  expect(read('2.500,00')).toBe(2500);
  expect([read(''), read('.'), read('1.234'), read('1e3')]).toEqual(['empty', 'unreadable', 'ambiguous', 'unreadable']);
});

it('reads hours, minutes or both as minutes', () => {
  const read = (hours: string, minutes: string) => readDraft('time', { ...emptyDraft, hours, minutes }, 'USD', 'en');
  expect(read('2', '')).toBe(120);
  expect(read('', '45')).toBe(45);
  expect(read('1', '30')).toBe(90);
  expect(read('', '')).toBe('empty');
});

it('gives back in the form what the API said', () => {
  for (const [kind, most] of [
    ['deposit', 50],
    ['stake', 0.5],
    ['time', 90],
    ['time', 60],
  ] as const) {
    expect(readDraft(kind, draftOf(kind, most, 'USD'), 'USD', 'en')).toBe(most);
  }
  expect(draftOf('deposit', 50, 'USD').amount).toBe('50');
  expect(draftOf('loss', 12.5, 'USD').amount).toBe('12.50');
  expect(draftOf('deposit', 0.00105, 'BTC').amount).toBe('0.00105000');
});

it('draws no bar for who is ahead, a full one where nothing is left', () => {
  expect(percentOf({ used: -20, most: 50 })).toBe(0);
  expect(percentOf({ used: 12.5, most: 50 })).toBe(25);
  expect(percentOf({ used: 60, most: 50 })).toBe(100);
  expect(percentOf({ used: 0, most: 0 })).toBe(0);
});

it('writes money without empty cents', () => {
  expect(moneyText(50, 'USD', 'en')).toBe('$50');
  expect(moneyText(12.5, 'USD', 'en')).toBe('$12.50');
});

it('names the limit of a longer period that applies first, and none where they agree', () => {
  const [day, week, month] = [
    { period: 'day' as const, left: 100 },
    { period: 'week' as const, left: 100 },
    { period: 'month' as const, left: 20 },
  ];
  expect(appliesBefore(day, [day, week, month])).toBe(month);
  expect(appliesBefore(week, [day, week, month])).toBe(month);
  expect(appliesBefore(month, [day, week, month])).toBeUndefined();
  expect(appliesBefore(day, [day, week])).toBeUndefined();
  const tight = { period: 'day' as const, left: 5 };
  expect(appliesBefore(month, [tight, month])).toBeUndefined();
});
