import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-29T12:00:00Z');

it.each([
  ['2026-12-01T15:59:59Z', { text: 'days', d: 2, h: 3 }],
  ['2026-11-29T13:01:00Z', { text: 'hours', h: 1, m: 1 }],
  ['2026-11-29T12:59:59Z', { text: 'minutes', m: 59 }],
  ['2026-11-29T12:00:30Z', { text: 'underMinute' }],
  ['2026-11-29T12:00:00Z', undefined],
  ['2026-11-28T12:00:00Z', undefined],
])('says how long it is until %s in the two largest units', (iso, left) => {
  expect(timeLeft(iso, now)).toEqual(left);
});
