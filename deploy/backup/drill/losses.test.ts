import { expect, it } from 'vitest';
import { compareLosses } from './losses.ts';

const second = (at: number) => new Date(Date.UTC(2026, 10, 26, 14, 0, at));
const entries = [1, 2, 3, 4, 5].map((at) => ({ key: `bet ${at}`, at: second(at), answer: `${at}` }));
const storedOf = (...keys: number[]) => new Map(keys.map((key) => [`bet ${key}`, `${key}`]));

it('what came after the moment is lost, and from the last entry that is there on', () => {
  expect(compareLosses(entries, storedOf(1, 2, 3), second(3))).toEqual({
    acknowledged: 5,
    restored: 3,
    lost: 2,
    lostMs: 2_000,
    faults: [],
  });
});

it('nothing is lost where everything is there', () => {
  expect(compareLosses(entries, storedOf(1, 2, 3, 4, 5), second(9))).toMatchObject({ lost: 0, lostMs: 0, faults: [] });
  expect(compareLosses([], new Map(), second(1))).toMatchObject({ acknowledged: 0, lost: 0, lostMs: 0, faults: [] });
});

it('an entry from before the moment that is not there is a fault, a second before it is not yet', () => {
  expect(compareLosses(entries, storedOf(1, 3, 4), second(5)).faults).toEqual([
    'bet 2 was acknowledged at 2026-11-26T14:00:02.000Z as 2 and is not there',
  ]);
  expect(compareLosses(entries, storedOf(1, 2, 3), second(5)).faults).toEqual([]);
});

it('an entry that is there with another content is a fault', () => {
  const stored = storedOf(1, 2, 3, 4, 5).set('bet 4', '40');
  expect(compareLosses(entries, stored, second(9)).faults).toEqual(['bet 4 was acknowledged as 4 and is 40']);
});

it('nothing at all is everything lost', () => {
  expect(compareLosses(entries, new Map(), second(1))).toMatchObject({
    restored: 0,
    lost: 5,
    lostMs: 4_000,
    faults: [],
  });
});
