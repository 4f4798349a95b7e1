import { afterEach, expect, it, vi } from 'vitest';
import { keepReading } from './keep-reading.ts';

afterEach(() => void vi.useRealTimers());

async function opened() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const world = { says: 'first', at: 0, failures: 0, isAway: false };
  const kept = await keepReading({
    read: async () => {
      if (world.isAway) throw new Error('away');
      return world.says;
    },
    everyMs: 2_000,
    onFailure: () => world.failures++,
    nowMs: () => world.at,
  });
  return { world, kept };
}

it('is read again by itself, and at once when this process has changed it', async () => {
  const { world, kept } = await opened();
  world.says = 'second';
  expect(kept.now()).toBe('first');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kept.now()).toBe('second');
  world.says = 'third';
  await kept.readAgain();
  expect(kept.now()).toBe('third');
  await kept.stop();
});

it('is not gone by once it is five seconds old: who needs it waits for a reading, or hears that there is none', async () => {
  const { world, kept } = await opened();
  world.at = 4_999;
  expect(kept.upToDate()).toBeUndefined();
  world.says = 'after a long sleep';
  world.at = 5_000;
  await kept.upToDate();
  expect(kept.now()).toBe('after a long sleep');
  world.at = 11_000;
  world.isAway = true;
  await expect(kept.upToDate()).rejects.toThrow('away');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(world.failures).toBe(1);
  world.isAway = false;
  await kept.upToDate();
  expect(kept.upToDate()).toBeUndefined();
  await kept.stop();
});
