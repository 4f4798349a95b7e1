import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../lib/query.ts', () => ({ ask }));
const { pollCardOrder, pollEnteredCard } = await import('./poll-order.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  ask.mockReset();
  vi.useRealTimers();
});

const going = () => new AbortController().signal;

describe('an order of the card provider, after the return', () => {
  it('is asked about after 3 s, then every 3 s, three times; after that nobody knows', async () => {
    ask.mockResolvedValue({ status: 'wait' });
    const outcome = pollCardOrder(7, going());
    await vi.advanceTimersByTimeAsync(2_999);
    expect(ask).not.toHaveBeenCalled();
    for (const looks of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(looks === 1 ? 1 : 3_000);
      expect(ask).toHaveBeenCalledTimes(looks);
    }
    expect(ask.mock.calls[0]).toMatchObject(['/sys/stripe/findOrder', { orderId: 7 }, { silent: true }]);
    expect(await outcome).toEqual({ is: 'undecided' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['true', 'paid'],
    ['false', 'failed'],
  ])('ends by %s as %s', async (status, is) => {
    ask.mockResolvedValueOnce({ status: 'wait' }).mockResolvedValue({ status });
    const outcome = pollCardOrder(7, going());
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await outcome).toMatchObject({ is });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is asked about no more when the panel is closed, before the first look too', async () => {
    const leaving = new AbortController();
    const outcome = pollCardOrder(7, leaving.signal);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual({ is: 'stopped' });
    expect(ask).not.toHaveBeenCalled();
  });
});

it.each([
  [10, 'paid'],
  [20, 'failed'],
  [30, 'failed'],
])('a card entered on our own page ends by the number %i as %s', async (status, is) => {
  ask.mockResolvedValueOnce({ status: 5 }).mockResolvedValue({ status, amount: 50, currency: 'USD' });
  const outcome = pollEnteredCard(7, going());
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await outcome).toMatchObject({ is });
  expect(ask.mock.calls[0]).toMatchObject(['/sys/deposit/pollingStatus', { id: 7 }, { silent: true }]);
});
