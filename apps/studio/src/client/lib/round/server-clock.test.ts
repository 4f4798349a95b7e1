import { simulationStream } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { offsetOf, ServerClock } from './server-clock.ts';

/** A line whose way there and back take up to so long, each by chance, and a server that is ahead by so much. */
function line(seed: number, { aheadMs, quickMs, slowMs }: { aheadMs: number; quickMs: number; slowMs: number }) {
  const below = simulationStream(seed);
  let nowMs = 5_000;
  const way = () => {
    nowMs += quickMs + below(slowMs);
  };
  return {
    nowMs: () => nowMs,
    serverNow: () => nowMs + aheadMs,
    wait: async (ms: number) => {
      nowMs += ms;
    },
    async ask() {
      way();
      const said = nowMs + aheadMs;
      way();
      return said;
    },
  };
}

describe('the clock of the server', () => {
  it('is kept within 100 ms over lines whose answers come between 20 and 400 ms late', async () => {
    for (let seed = 0; seed < 500; seed++) {
      const source = line(seed, { aheadMs: 1_764_000_000_000, quickMs: 10, slowMs: 190 });
      // The clock that the page read when it opened is a second wrong.
      const clock = new ServerClock(source, source.serverNow() - 1_000);
      await clock.set();
      expect(Math.abs(clock.now() - source.serverNow())).toBeLessThan(100);
    }
  });

  it('gets there within three minutes over one that is twice as bad', async () => {
    const wrong = await Promise.all(
      Array.from({ length: 500 }, async (_, seed) => {
        const source = line(seed, { aheadMs: 0, quickMs: 10, slowMs: 390 });
        const clock = new ServerClock(source, 5_000);
        for (let minute = 0; minute < 3; minute++) {
          await clock.set();
          await source.wait(60_000);
        }
        return Math.abs(clock.now() - source.serverNow());
      }),
    );
    expect(wrong.filter((ms) => ms >= 100).length).toBeLessThanOrEqual(5);
  });

  it('is within half of the soonest answer, whatever the others say', async () => {
    for (let seed = 0; seed < 200; seed++) {
      const source = line(seed, { aheadMs: -40_000, quickMs: 15, slowMs: 60 });
      const clock = new ServerClock(source, 0);
      await clock.set();
      expect(Math.abs(clock.now() - source.serverNow())).toBeLessThanOrEqual(75);
    }
  });

  it('is believed by the sample that was answered soonest', () => {
    const slow = { sentMs: 0, answeredMs: 900, serverMs: 9_000 };
    const soon = { sentMs: 1_000, answeredMs: 1_040, serverMs: 6_020 };
    expect(offsetOf([slow, soon, { ...slow, sentMs: 2_000, answeredMs: 2_500 }])).toBe(5_000);
    expect(offsetOf([])).toBeUndefined();
  });

  it('continues by what it knew when nobody answers', async () => {
    const source = { ...line(1, { aheadMs: 0, quickMs: 1, slowMs: 1 }), ask: async () => undefined };
    const clock = new ServerClock(source, 70_000);
    const before = clock.now() - source.nowMs();
    await clock.set();
    expect(clock.now() - source.nowMs()).toBe(before);
  });
});
