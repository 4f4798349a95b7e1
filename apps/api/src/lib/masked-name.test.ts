import { expect, it } from 'vitest';
import { maskedName } from './masked-name.ts';

it.each([
  ['maria.cruz', 'ma•••'],
  ['maria.santos-1987', 'ma•••'],
  ['ab12', 'ab•••'],
])('shows %s as %s', (username, shown) => {
  expect(maskedName(username)).toBe(shown);
});
