import { afterEach, describe, expect, it, vi } from 'vitest';

const ask = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/query.ts', () => ({ ask }));
const { findTransfer } = await import('./find-transfer.ts');

afterEach(() => ask.mockReset());

const going = () => new AbortController().signal;

describe('a transfer that the player says is made', () => {
  it('is found when the wire says false', async () => {
    ask.mockResolvedValueOnce({ status: 'wait' }).mockResolvedValueOnce({ status: 'false' });
    expect(await findTransfer(7, going(), 1)).toBe('paid');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is not found when the wire says true, when a look fails, or after four looks', async () => {
    ask.mockResolvedValueOnce({ status: 'true' });
    expect(await findTransfer(7, going(), 1)).toBe('not found');
    ask.mockRejectedValueOnce(new Error('not reached'));
    expect(await findTransfer(7, going(), 1)).toBe('not found');
    ask.mockReset().mockResolvedValue({ status: 'wait' });
    expect(await findTransfer(7, going(), 1)).toBe('not found');
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('is no longer looked for when the panel is closed', async () => {
    const leaving = new AbortController();
    ask.mockImplementation(async () => {
      leaving.abort();
      return { status: 'wait' };
    });
    expect(await findTransfer(7, leaving.signal, 1)).toBe('stopped');
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
