import { expect, it } from 'vitest';
import { fisherExact } from './fisher.ts';

it('gives the chances of the tea that Fisher tells of', () => {
  // Four of four cups: one way in seventy, on either side.
  expect(fisherExact({ wins: 4, losses: 0 }, { wins: 0, losses: 4 })).toBeCloseTo(2 / 70, 12);
  expect(fisherExact({ wins: 3, losses: 1 }, { wins: 1, losses: 3 })).toBeCloseTo(34 / 70, 12);
});

it('finds nothing where both rows are alike, or one is empty', () => {
  expect(fisherExact({ wins: 30, losses: 70 }, { wins: 3_000, losses: 7_000 })).toBe(1);
  expect(fisherExact({ wins: 0, losses: 0 }, { wins: 10, losses: 10 })).toBe(1);
});

it('finds refusals that go by the outcome, in either direction', () => {
  const played = { wins: 25_000, losses: 75_000 };
  expect(fisherExact({ wins: 20, losses: 0 }, played)).toBeLessThan(1e-11);
  expect(fisherExact({ wins: 0, losses: 200 }, played)).toBeLessThan(1e-20);
  expect(fisherExact({ wins: 60, losses: 140 }, played)).toBeGreaterThan(0.05);
});
