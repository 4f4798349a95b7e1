import { beforeEach, expect, it } from 'vitest';
import { createLiveSettings, type LiveSettings, settingsMaxAgeMs } from './live-settings.ts';
import type { SettingRow } from './setting.store.ts';

let nowMs = 0;
let sortIndex = 1;
let reads = 0;
let isDown = false;
let live: LiveSettings;

/** A table that a colleague's process changes: the clock is ours. */
async function read(): Promise<SettingRow[]> {
  reads++;
  if (isDown) throw new Error('no database');
  const value = { enabled: true, sortIndex };
  const row = { name: 'cashOutMethod', scope: 'BTC', version: 1, value, before: null } as const;
  return [{ ...row, setBy: 'operator:desk', reason: null, setAt: new Date(0) }];
}

beforeEach(() => {
  nowMs = 1_000;
  sortIndex = 1;
  reads = 0;
  isDown = false;
  live = createLiveSettings(read, () => nowMs);
});

const asked = async () => (await live.settingOf('cashOutMethod', 'BTC')).sortIndex;

it('goes by what another process has set within 5 s, the reading included, and reads once for all questions until then', async () => {
  expect(await asked()).toBe(1);
  sortIndex = 2;
  nowMs += settingsMaxAgeMs - 1;
  expect(await asked()).toBe(1);
  expect(reads).toBe(1);
  nowMs += 1;
  expect(await Promise.all([asked(), asked(), asked()])).toEqual([2, 2, 2]);
  expect(reads).toBe(2);
  expect(settingsMaxAgeMs).toBeLessThanOrEqual(3_000);
});

it('counts the age from when it asked, not from when it was answered', async () => {
  let answer = () => {};
  const slow = createLiveSettings(
    async () => {
      const rows = await read();
      await new Promise<void>((done) => {
        answer = done;
      });
      return rows;
    },
    () => nowMs,
  );
  const first = slow.settingOf('cashOutMethod', 'BTC');
  await new Promise(setImmediate);
  nowMs += settingsMaxAgeMs;
  answer();
  await first;
  void slow.settingOf('cashOutMethod', 'BTC');
  expect(reads).toBe(2);
});

it('goes by its own change at once', async () => {
  expect(await asked()).toBe(1);
  sortIndex = 2;
  live.forget();
  expect(await asked()).toBe(2);
});

it('asks again after a read that failed, and goes by nothing that is too old', async () => {
  expect(await asked()).toBe(1);
  isDown = true;
  nowMs += settingsMaxAgeMs;
  await expect(asked()).rejects.toThrow('no database');
  isDown = false;
  expect(await asked()).toBe(1);
});
