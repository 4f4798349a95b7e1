import { expect, it } from 'vitest';
import { createClickGate } from './click-gate.ts';

it('lets the first click through, and the next one only 2 s later', () => {
  const isFirst = createClickGate();
  expect([0, 1, 1_999, 2_000, 2_500, 3_999, 4_000].map(isFirst)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
    true,
  ]);
});

it('is each form’s own', () => {
  expect(createClickGate()(0)).toBe(true);
  expect(createClickGate()(0)).toBe(true);
});
