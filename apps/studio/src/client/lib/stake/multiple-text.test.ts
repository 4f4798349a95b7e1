import { expect, it } from 'vitest';
import { multipleText, shortMultiple } from './multiple-text.ts';

it('tells a multiple with both places, or as short as it is exact', () => {
  expect([80, 1_000, 1_000_000].map(multipleText)).toEqual(['0.80×', '10.00×', '10,000.00×']);
  expect([80, 1_000, 29_306, 1_000_000].map(shortMultiple)).toEqual(['0.8×', '10×', '293.06×', '10,000×']);
});
