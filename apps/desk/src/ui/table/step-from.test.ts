import { expect, it } from 'vitest';
import { stepFrom } from './step-from.ts';

const rows = [
  { id: 1, waits: true },
  { id: 2, waits: false },
  { id: 3, waits: true },
];

it.each([
  [undefined, 1, false, 1],
  [1, 1, false, 2],
  [1, 1, true, 3],
  [3, 1, true, 3],
  [3, -1, true, 1],
  [1, -1, false, 1],
  [99, 1, false, 1],
] as const)('from %s by %s (only waiting: %s) leads to %s', (active, step, onlyWaiting, next) => {
  expect(stepFrom(rows, active, step, onlyWaiting)).toBe(next);
});

it('an empty list has no next row', () => expect(stepFrom([], undefined, 1)).toBeUndefined());
