import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { secondsUntil } from '../money/deposit/code/use-countdown.ts';
import { afterHours } from '../protection/limits/pauses/pause-length.ts';
import { post } from './api.ts';
import { daysUntil } from './language/formats.ts';

const dayMs = 86_400_000;
const serverTime = Date.parse('2026-11-28T12:00:00Z');
const at = (ms: number) => new Date(serverTime + ms);

let monotonicMs = 5_000;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => monotonicMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An answer of the server at that moment, with a header that leaves out the milliseconds. */
async function answerAt(ms: number): Promise<void> {
  const headers = { date: new Date(serverTime + ms).toUTCString() };
  vi.stubGlobal('fetch', async () => new Response('{"error":0,"message":"","data":null}', { headers }));
  await post('/sys/auth/logout', {});
}

it.each([
  ['a day ahead', dayMs],
  ['a day behind', -dayMs],
])('counts by the server when the clock of the device is %s', async (_, offMs) => {
  vi.useFakeTimers({ toFake: ['Date'], now: serverTime + offMs });
  await answerAt(0);
  expect(secondsUntil(at(60_500))).toBe(60);
  expect(daysUntil(at(3 * dayMs).toISOString())).toBe(3);
  expect(afterHours(24)).toBe(at(dayMs + 500).toISOString());

  // Set back or forth meanwhile, and with answers that differ by less than a second.
  vi.setSystemTime(serverTime - offMs);
  monotonicMs += 20_000;
  await answerAt(20_900);
  expect(secondsUntil(at(60_500))).toBe(40);

  // The device slept for an hour, in which its monotonic clock stood still.
  await answerAt(3_600_000);
  expect(secondsUntil(at(60_500))).toBe(0);
});
