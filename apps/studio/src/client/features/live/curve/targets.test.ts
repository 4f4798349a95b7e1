import { expect, it } from 'vitest';
import { hundredthsOf } from '../../../lib/stake/hundredths.ts';
import { targetBeside } from './targets.ts';

it('reads what is typed, and nothing that is no multiple in hundredths', () => {
  expect(['1.84', '1,84', ' 2 ', '10×', '1.5', '49.50 %'].map(hundredthsOf)).toEqual([
    184, 184, 200, 1_000, 150, 4_950,
  ]);
  expect(['', '1.845', '-2', '2e3', 'two', '1.2.3', '12345678'].map(hundredthsOf)).toEqual(Array(7).fill(undefined));
});

it('steps from any target to the next, within what the table takes', () => {
  const table = { least: 101, most: 100_000 };
  expect(targetBeside(184, true, table)).toBe(200);
  expect(targetBeside(184, false, table)).toBe(150);
  expect(targetBeside(110, false, table)).toBeUndefined();
  expect(targetBeside(100_000, true, table)).toBeUndefined();
  expect(targetBeside(5_000, true, { least: 101, most: 5_000 })).toBeUndefined();
});
