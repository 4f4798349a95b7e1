import { expect, it } from 'vitest';
import { elapsedText } from './elapsed.ts';
import { nextCheckMs } from './reality-check.ts';
import { followFigures, type PlaySession } from './session-figures.ts';

it('writes hours, minutes and seconds, and never less than nothing', () => {
  expect([0, 999, 249_000, 3_600_000, 97_261_999, -5].map(elapsedText)).toEqual([
    '0:00:00',
    '0:00:00',
    '0:04:09',
    '1:00:00',
    '27:01:01',
    '0:00:00',
  ]);
});

it('counts reality checks from the last one of this log-in, the first from when a game was opened', () => {
  const since = '2026-11-25T10:00:00.000Z';
  const now = { since, everyMinutes: 15, nowMs: 10_000_000 };
  expect(nextCheckMs(undefined, now)).toBe(10_900_000);
  // A game that was closed and opened again does not begin anew.
  expect(nextCheckMs({ since, atMs: 9_500_000 }, now)).toBe(10_400_000);
  // Past already: due at once.
  expect(nextCheckMs({ since, atMs: 9_000_000 }, now)).toBeLessThan(now.nowMs);
  expect(nextCheckMs({ since: '2026-11-24T10:00:00.000Z', atMs: 9_500_000 }, now)).toBe(10_900_000);
  // A clock that was put back must not put the check off.
  expect(nextCheckMs({ since, atMs: 99_000_000 }, now)).toBe(10_900_000);
});

it('asks once at the beginning, and after bets at most every 15 s', async () => {
  let [clockMs, asked] = [0, 0];
  const waiting: { at: number; act: () => void }[] = [];
  const shown: number[] = [];
  const figures = (net: number): PlaySession => ({
    since: '2026-11-25T10:00:00.000Z',
    now: '2026-11-25T10:00:00.000Z',
    staked: 0,
    won: 0,
    net,
    realityCheckMinutes: null,
  });
  const following = followFigures({
    ask: async () => {
      asked += 1;
      return { ok: true, data: figures(-asked) };
    },
    onFigures: ({ net }) => shown.push(net),
    now: () => clockMs,
    later: (act, ms) => {
      const one = { at: clockMs + ms, act };
      waiting.push(one);
      return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
    },
  });
  const passes = async (ms: number) => {
    clockMs += ms;
    for (const one of waiting.filter(({ at }) => at <= clockMs)) {
      waiting.splice(waiting.indexOf(one), 1);
      one.act();
    }
    await Promise.resolve().then(() => {});
  };

  await passes(0);
  expect(shown).toEqual([-1]);
  for (let bets = 0; bets < 20; bets += 1) {
    following.played();
    await passes(700);
  }
  expect(asked).toBe(1);
  await passes(1_000);
  expect(shown).toEqual([-1, -2]);
  // After a quiet while the next bet is told at once.
  await passes(60_000);
  following.played();
  await passes(0);
  expect(shown).toEqual([-1, -2, -3]);
  following.played();
  following.stop();
  await passes(60_000);
  expect(asked).toBe(3);
});
