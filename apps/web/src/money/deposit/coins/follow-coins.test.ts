import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/query.ts', () => ({ ask }));
const { followCoins } = await import('./follow-coins.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  ask.mockReset();
  vi.useRealTimers();
});

const standing = (status: number) => ({ status, amount: 50, currency: 'USD' });

it('asks every 2 s, through seen and expired, until 10 says that the coins are credited', async () => {
  for (const status of [0, 5, 30, 10]) ask.mockResolvedValueOnce(standing(status));
  const outcome = followCoins(7, new AbortController().signal);
  await vi.advanceTimersByTimeAsync(0);
  for (const looks of [1, 2, 3]) {
    expect(ask).toHaveBeenCalledTimes(looks);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ask).toHaveBeenCalledTimes(looks);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(await outcome).toEqual({ is: 'paid', order: { orderId: 7, status: 'true', amount: 50, currency: 'USD' } });
  expect(ask.mock.calls[0]).toMatchObject(['/sys/deposit/pollingStatus', { id: 7 }, { silent: true }]);
});

it('ends by 20 as failed', async () => {
  ask.mockResolvedValue(standing(20));
  expect(await followCoins(7, new AbortController().signal)).toEqual({ is: 'failed' });
});

it('asks no more when the panel is closed', async () => {
  ask.mockResolvedValue(standing(0));
  const leaving = new AbortController();
  const outcome = followCoins(7, leaving.signal);
  await vi.advanceTimersByTimeAsync(4_000);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ is: 'stopped' });
  expect(ask).toHaveBeenCalledTimes(3);
});
