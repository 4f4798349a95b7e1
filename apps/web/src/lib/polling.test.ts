import { describe, expect, it } from 'vitest';
import { poll } from './polling.ts';

const quick = { everyMs: 1, maxLooks: 5 };

describe('polling', () => {
  it('ends with the first final answer', async () => {
    let looks = 0;
    const outcome = await poll({ ...quick, look: async () => ++looks, isFinal: (seen) => seen === 3 });
    expect(outcome).toEqual({ ended: 'final', answer: 3 });
    expect(looks).toBe(3);
  });

  it('gives up after the last look and tells what it saw', async () => {
    let looks = 0;
    expect(await poll({ ...quick, look: async () => ++looks, isFinal: () => false })).toEqual({
      ended: 'gave up',
      last: 5,
    });
  });

  it('continues after a look that failed', async () => {
    let looks = 0;
    const look = async () => {
      looks += 1;
      if (looks < 3) throw new Error('not reached');
      return 'paid';
    };
    expect(await poll({ ...quick, look, isFinal: (seen) => seen === 'paid' })).toEqual({
      ended: 'final',
      answer: 'paid',
    });
  });

  it('stops in the middle of a pause and throws away an answer that comes too late', async () => {
    const stop = new AbortController();
    const pausing = poll({
      everyMs: 60_000,
      maxLooks: 2,
      look: async () => 1,
      isFinal: () => false,
      signal: stop.signal,
    });
    setTimeout(() => stop.abort(), 5);
    expect(await pausing).toEqual({ ended: 'stopped' });

    const late = new AbortController();
    const look = async () => {
      late.abort();
      return 'paid';
    };
    expect(await poll({ ...quick, look, isFinal: () => true, signal: late.signal })).toEqual({ ended: 'stopped' });
  });
});
