import { expect, it } from 'vitest';
import { filterOf } from './hub-view.ts';

it.each([
  ['running', 'open', 'open'],
  ['coming', 'open', 'coming'],
  ['running', 'taken', 'yours'],
  ['running', 'inProgress', 'yours'],
  ['running', 'fulfilled', 'ended'],
  ['running', 'over', 'ended'],
  ['ended', 'over', 'ended'],
  ['ended', 'fulfilled', 'ended'],
  ['running', 'notForYou', 'notForYou'],
  ['coming', 'notForYou', 'notForYou'],
] as const)('lists what is %s and %s among "%s"', (phase, state, filter) => {
  expect(filterOf({ phase, state })).toBe(filter);
});
