import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

const row = (level: number, points: number) => ({ level, points });
const ladder = [row(0, 0), row(10, 100), row(20, 1000)];

it.each([
  [0, 0, 0, 10, 100, 0],
  [0, 50, 0, 10, 50, 0.5],
  [10, 100, 10, 20, 900, 0],
  [10, 550, 10, 20, 450, 0.5],
  [20, 5000, 20, undefined, 0, 1],
  // Stakes were rolled back after the level had been reached.
  [10, 40, 10, 20, 960, 0],
  // The level was reached between two looks at the session.
  [0, 100, 0, 10, 0, 1],
])('level %d with %d points: at %d, next %s, %d missing, %d of the way', (level, points, at, next, missing, part) => {
  const progress = progressOf(ladder, level, points);
  expect(progress.current?.level).toBe(at);
  expect(progress.next?.level).toBe(next);
  expect(progress).toMatchObject({ missing, part });
});
