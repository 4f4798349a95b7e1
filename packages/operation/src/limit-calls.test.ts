import { expect, it } from 'vitest';
import { limitCalls } from './limit-calls.ts';

it('counts one connection as one, whichever of its addresses calls, another as another, and each kind alone', async () => {
  const mayCall = limitCalls({ most: 2, seconds: 60 });
  const answers: boolean[] = [];
  for (const end of [1, 2, 3]) answers.push(await mayCall(`2001:db8:1:2::${end}`));
  expect(answers).toEqual([true, true, false]);
  expect(await mayCall('2001:db8:1:3::1')).toBe(true);
  expect(await mayCall('203.0.113.1')).toBe(true);
  expect(await mayCall('2001:db8:1:2::1', 'log in')).toBe(true);
});
