import { expect, it } from 'vitest';
import { failureOf } from './failures.ts';

const saying = (code: string | undefined, message = '') => Object.assign(new Error(message), { code });

it.each([
  ['57P01', 'connection'],
  ['08006', 'connection'],
  ['25006', 'connection'],
  ['ECONNRESET', 'connection'],
  [undefined, 'connection'],
  ['40P01', 'passing'],
  ['53100', 'passing'],
  ['55P03', 'passing'],
  ['57014', 'passing'],
  ['23505', 'lasting'],
  ['42883', 'lasting'],
  ['XX000', 'lasting'],
] as const)('%s is a failure of the kind %s', (code, kind) => expect(failureOf(saying(code))).toBe(kind));

it.each(['42883', '3F000', 'XX000'])('%s says of what lies on several machines that it has moved', (code) =>
  expect(failureOf(saying(code), true)).toBe('connection'),
);

it('a function that its tables were spread under is asked again', () =>
  expect(failureOf(saying('XX000', 'could not create distributed plan'))).toBe('connection'));
