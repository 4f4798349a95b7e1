import { expect, it } from 'vitest';
import { courseOf } from './course-of.ts';

it('has every day from the first to the last, also over a change of the clock and the end of a month', () => {
  expect(courseOf([])).toEqual([]);
  const course = courseOf([
    { day: '2026-04-01', score: 5 },
    { day: '2026-03-28', score: 2 },
  ]);
  expect(course).toEqual([
    { day: '2026-03-28', score: 2 },
    { day: '2026-03-29', score: 0 },
    { day: '2026-03-30', score: 0 },
    { day: '2026-03-31', score: 0 },
    { day: '2026-04-01', score: 5 },
  ]);
});
