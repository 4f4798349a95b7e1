import { expect, it } from 'vitest';
import { fakeClock } from './fake-clock.ts';

it('stands still until it is moved', () => {
  const clock = fakeClock('2026-03-01T00:00:00Z');
  const { now } = clock;
  expect(now()).toEqual(now());
  clock.advance(1_500);
  expect(now().toISOString()).toBe('2026-03-01T00:00:01.500Z');
  clock.set('2025-12-31T23:59:59Z');
  expect(now().toISOString()).toBe('2025-12-31T23:59:59.000Z');
});
