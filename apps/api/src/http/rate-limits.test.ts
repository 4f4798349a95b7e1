import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import { expect, it } from 'vitest';
import { createRateLimits } from './rate-limits.ts';

/** Then limits hold in the process by itself. */
const outOfReach = { add: () => Promise.reject(new Error('out of reach')) };

it('counts one connection as one, whichever of its addresses it uses, and another as another', async () => {
  const limits = createRateLimits({ callsPerMinute: 100, guessesPerMinute: 2 }, outOfReach);
  const login = calls['/sys/auth/login'];
  const answers: boolean[] = [];
  for (const end of [1, 2, 3]) answers.push(await limits.allow(login, `2001:db8:1:2::${end}`));
  expect(answers).toEqual([true, true, false]);
  expect(await limits.allow(login, '2001:db8:1:3::1')).toBe(true);
  expect(await limits.allow(calls['/sys/auth/activate'], '2001:db8:1:2::1')).toBe(true);
  limits.stop();
});

it.each([calls['/sys/data/fetchCopy'], calls['/sys/data/askErasure'], operatorCalls['/operator/auth/means/prove']])(
  'takes few passwords of one address by $path',
  async (call) => {
    const limits = createRateLimits({ callsPerMinute: 100, guessesPerMinute: 2 }, outOfReach);
    const answers: boolean[] = [];
    for (let n = 0; n < 3; n++) answers.push(await limits.allow(call, '192.0.2.1'));
    expect(answers).toEqual([true, true, false]);
    limits.stop();
  },
);
