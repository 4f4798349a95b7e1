import { afterEach, expect, it, vi } from 'vitest';
import { openFanOut } from './fan-out.ts';
import type { Reader, Seat } from './reader.ts';

const seat = (since = 0): Seat => ({ reader: {} as Reader, since, stuckSince: undefined });
const frame = (text: string) => () => Buffer.from(text);

afterEach(() => void vi.restoreAllMocks());

/**
 * Ten readers, to each of whom it takes five milliseconds to write: a pass is 50 ms, and a rest three times that. Only
 * writing and waiting move the clock, so the test does not depend on the machine.
 */
function slowFanOut() {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((done: () => void, ms = 0) => {
    nowMs += ms;
    setImmediate(done);
  }) as typeof setTimeout);
  const written: { text: string; at: number }[] = [];
  const readers = new Set(Array.from({ length: 10 }, () => seat()));
  const fanOut = openFanOut((to, sent) => {
    nowMs += 5;
    if (to === [...readers][0]) written.push({ text: sent.toString(), at: nowMs });
  });
  return { written, readers, fanOut };
}

it('writes what has gathered about one thing at once, in its order', async () => {
  const { written, readers, fanOut } = slowFanOut();
  for (const text of ['a', 'b', 'c']) fanOut.send('wheel', readers, frame(text));
  fanOut.send('crash', readers, frame('d'), true);
  await fanOut.idle();
  expect(written.map(({ text }) => text)).toEqual(['d', 'abc']);
});

it('rests after a pass three times as long as that took, and writes at once what is urgent', async () => {
  const { written, readers, fanOut } = slowFanOut();
  fanOut.send('wheel', readers, frame('first'));
  await fanOut.idle();
  const endedAt = performance.now();
  fanOut.send('wheel', readers, frame('can wait'));
  fanOut.send('crash', readers, frame('urgent'), true);
  await fanOut.idle();
  expect(written.map(({ text }) => text)).toEqual(['first', 'urgent', 'can wait']);
  const [, urgent, late] = written.map(({ at }) => at - endedAt);
  expect(urgent).toBe(5);
  // After the urgent one, which takes 50 ms, it rests again.
  expect(late).toBe(50 + 150 + 5);
});

it('takes what waits along with what is urgent of the same thing', async () => {
  const { written, readers, fanOut } = slowFanOut();
  fanOut.send('wheel', readers, frame('first'));
  await fanOut.idle();
  fanOut.send('wheel', readers, frame('bets '));
  fanOut.send('wheel', readers, frame('result'), true);
  await fanOut.idle();
  expect(written.map(({ text }) => text)).toEqual(['first', 'bets result']);
});

it('leaves out who came after it, and who left', async () => {
  const got = new Map<Seat, string>();
  const readers = new Set<Seat>();
  const fanOut = openFanOut((to, sent) => void got.set(to, (got.get(to) ?? '') + sent));
  const [there, left, late] = [seat(), seat(), seat(2)];
  for (const one of [there, left, late]) readers.add(one);
  for (const text of ['a', 'b']) fanOut.send('wheel', readers, frame(text));
  readers.delete(left);
  await fanOut.idle();
  expect([there, left, late].map((one) => got.get(one))).toEqual(['ab', undefined, undefined]);
});
