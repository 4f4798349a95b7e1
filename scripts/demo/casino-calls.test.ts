import { expect, it } from 'vitest';
import { comesAbout } from './casino-calls.ts';

const pause = async () => {};

it('counts looks, so that a slow machine gets more time', async () => {
  let looks = 0;
  await comesAbout('a deposit to be credited', async () => ++looks === 599, { pause });
  expect(looks).toBe(599);
});

it('gives up after 600 looks, and says what it waited for', async () => {
  let looks = 0;
  const waited = comesAbout(
    'a deposit to be credited',
    async () => {
      looks++;
      return false;
    },
    { pause },
  );
  await expect(waited).rejects.toThrow('a deposit to be credited: not so after 600 looks');
  expect(looks).toBe(600);
});
