import { calls } from '@fairhouse/contract';
import { describe, expect, it } from 'vitest';
import { connectionOf, createRateLimits } from './rate-limits.ts';

describe('the connection of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is %s', (address, connection) => {
    expect(connectionOf(address)).toBe(connection);
  });
});

it('counts one connection as one, whichever of its addresses it uses, and another as another', async () => {
  const limits = createRateLimits({ callsPerMinute: 100, guessesPerMinute: 2 });
  const login = calls['/sys/auth/login'];
  const answers: boolean[] = [];
  for (const end of [1, 2, 3]) answers.push(await limits.allow(login, `2001:db8:1:2::${end}`));
  expect(answers).toEqual([true, true, false]);
  expect(await limits.allow(login, '2001:db8:1:3::1')).toBe(true);
  expect(await limits.allow(calls['/sys/auth/activate'], '2001:db8:1:2::1')).toBe(true);
});
