import { expect, it } from 'vitest';
import { netAfterEach, netLine, thinned } from './net-line.ts';

const rounds = [
  { stake: 100, win: 0 },
  { stake: 100, win: 250 },
  { stake: 100, win: 100 },
];

it('adds up what each round lost or won, from what was before', () => {
  expect(netAfterEach(rounds, 0n)).toEqual([0n, -100n, 50n, 50n]);
  expect(netAfterEach(rounds, -500n)).toEqual([-500n, -600n, -450n, -450n]);
});

it('draws the net result from left to right, the largest loss at the foot', () => {
  expect(netLine(netAfterEach(rounds, 0n), 300, 150)).toEqual({ points: '0,50 100,150 200,0 300,0', zero: 50 });
  expect(netLine([0n], 300, 150)).toEqual({ points: '0,150', zero: 150 });
});

it('draws a long visit by evenly chosen points, the first and the last among them', () => {
  const many = Array.from({ length: 1_000 }, (_, i) => i);
  const few = thinned(many, 5);
  expect(few).toEqual([0, 250, 500, 749, 999]);
});
