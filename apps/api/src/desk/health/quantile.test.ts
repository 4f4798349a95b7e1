import { expect, it } from 'vitest';
import { quantileOf, summed } from './quantile.ts';

const borders = [1, 2, 4];

it('lies in a straight line between two borders', () => {
  expect(quantileOf(0.5, borders, [10, 10, 10, 10])).toBe(0.5);
  expect(quantileOf(0.5, borders, [0, 10, 10, 10])).toBe(1.5);
  expect(quantileOf(0.95, borders, [0, 0, 10, 10])).toBeCloseTo(3.9);
});

it('beyond the last border is at least that border, and of nothing there is none', () => {
  expect(quantileOf(0.99, borders, [0, 0, 0, 10])).toBe(4);
  expect(quantileOf(0.5, borders, [0, 0, 0, 0])).toBeNull();
  expect(quantileOf(0.5, borders, [])).toBeNull();
});

it('of two processes together is that of their sum, which the mean of their own is not', () => {
  const [fast, slow] = [
    [90, 90, 90, 90],
    [0, 0, 10, 10],
  ];
  expect(summed(fast!, slow!)).toEqual([90, 90, 100, 100]);
  expect(quantileOf(0.99, borders, summed(fast!, slow!))).toBeCloseTo(3.8);
  expect(summed([], [1, 2])).toEqual([1, 2]);
});
