import { expect, it } from 'vitest';
import { limitRate } from './limit-rate.ts';

it('counts one connection as one, whichever of its addresses calls, and another as another', () => {
  const mayCall = limitRate({ most: 2, windowMs: 60_000 });
  expect([1, 2, 3].map((end) => mayCall(`2001:db8:1:2::${end}`))).toEqual([true, true, false]);
  expect(mayCall('2001:db8:1:3::1')).toBe(true);
  expect(mayCall('203.0.113.1')).toBe(true);
});
