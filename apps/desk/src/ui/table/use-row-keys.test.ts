import { expect, it } from 'vitest';
import { stepIn } from './use-row-keys.ts';

it('steps from row to row, begins at the first and stays at the ends', () => {
  expect(stepIn(['a', 'b'], undefined, -1)).toBe('a');
  expect(stepIn(['a', 'b'], 'a', 1)).toBe('b');
  expect(stepIn(['a', 'b'], 'b', 1)).toBe('b');
  expect(stepIn(['a', 'b'], 'gone', 1)).toBe('a');
  expect(stepIn([], 'a', 1)).toBeUndefined();
});
