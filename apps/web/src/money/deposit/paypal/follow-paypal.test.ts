import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/query.ts', () => ({ ask }));
const { checkPaypalOrder, followWhileOpen } = await import('./follow-paypal.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  ask.mockReset();
  vi.useRealTimers();
});

const order = { bizId: '100001-abc', cSite: 'casino' };
const going = () => new AbortController().signal;
const asked = () => ask.mock.calls.map(([path]) => path);

it('triggers a check, waits 3 s, then asks every 4 s, three times, and counts no result as cancelled', async () => {
  ask.mockResolvedValue({ status: 'wait' });
  const outcome = checkPaypalOrder(order, going());
  await vi.advanceTimersByTimeAsync(2_999);
  expect(asked()).toEqual(['/sys/paypal/trigger']);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked()).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(asked().slice(1)).toEqual(Array(3).fill('/sys/paypal/findOrder'));
  expect(await outcome).toEqual({ is: 'canceled' });
});

it.each([
  ['true', 'paid'],
  ['false', 'failed'],
])('%s ends the check as %s, also when the trigger failed', async (status, is) => {
  ask.mockRejectedValueOnce(new Error('not reached')).mockResolvedValue({ status });
  const outcome = checkPaypalOrder(order, going());
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await outcome).toMatchObject({ is });
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks about a PAYP order every second until it is decided or the page is closed', async () => {
  ask.mockResolvedValue({ status: 'wait' });
  const leaving = new AbortController();
  const outcome = followWhileOpen(7, leaving.signal);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual(Array(11).fill('/sys/payp/findOrder'));
  leaving.abort();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await outcome).toEqual({ is: 'stopped' });
  expect(ask).toHaveBeenCalledTimes(11);

  ask.mockResolvedValue({ status: 'true' });
  expect(await followWhileOpen(7, going())).toMatchObject({ is: 'paid' });
});
