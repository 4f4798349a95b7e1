import { describe, expect, it } from 'vitest';
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
  // A game that was closed and opened again does not begin again.
  expect(nextCheckMs({ since, atMs: 9_500_000 }, now)).toBe(10_400_000);
  // Past already: due at once.
  expect(nextCheckMs({ since, atMs: 9_000_000 }, now)).toBeLessThan(now.nowMs);
  expect(nextCheckMs({ since: '2026-11-24T10:00:00.000Z', atMs: 9_500_000 }, now)).toBe(10_900_000);
  // A clock that was put back must not put the check off.
  expect(nextCheckMs({ since, atMs: 99_000_000 }, now)).toBe(10_900_000);
});

it('asks once at the beginning, and after bets at most every 15 s', async () => {
  let [clockMs, asked] = [0, 0];
  const waiting: { at: number; run: () => void }[] = [];
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
    onShown: () => {},
    now: () => clockMs,
    later: (run, ms) => {
      const one = { at: clockMs + ms, run };
      waiting.push(one);
      return () => void (waiting.includes(one) && waiting.splice(waiting.indexOf(one), 1));
    },
  });
  const passes = async (ms: number) => {
    clockMs += ms;
    for (const one of waiting.filter(({ at }) => at <= clockMs)) {
      waiting.splice(waiting.indexOf(one), 1);
      one.run();
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
  // After a quiet while the next bet is shown at once.
  await passes(60_000);
  following.played();
  await passes(0);
  expect(shown).toEqual([-1, -2, -3]);
  following.played();
  following.stop();
  await passes(60_000);
  expect(asked).toBe(3);
});

describe('the net result beside a game', () => {
  /** Follows a game; `book` is what the casino has, and `net()` what the bar shows, in minor units. */
  function beside(book = 0) {
    const state = { book, figures: 0, change: 0n, answers: [] as (() => void)[], later: [] as (() => void)[] };
    const following = followFigures({
      ask: () =>
        new Promise((answered) => {
          // What the book has when it is asked, however late the answer arrives.
          const net = state.book;
          const since = '2026-11-25T10:00:00.000Z';
          const data = { since, now: since, staked: 0, won: 0, net, realityCheckMinutes: null };
          state.answers.push(() => answered({ ok: true, data }));
        }),
      onFigures: ({ net }) => {
        state.figures = net;
      },
      onShown: (change) => {
        state.change = change;
      },
      now: () => 0,
      later: (run) => {
        state.later.push(run);
        return () => {};
      },
    });
    const settle = async () => {
      for (const answer of state.answers.splice(0)) answer();
      await new Promise((done) => setTimeout(done));
    };
    return {
      ...following,
      settle,
      books: (net: number) => {
        state.book = net;
      },
      askedLater: () => {
        for (const run of state.later.splice(0)) run();
      },
      net: () => BigInt(Math.round(state.figures * 100)) + state.change,
    };
  }

  it('counts a stake when it is taken and a win when it is seen, although the book has both', async () => {
    const bar = beside(-3);
    await bar.settle();
    bar.entered();
    bar.shows(-50n);
    expect(bar.net()).toBe(-3_00n);
    bar.books(-3 - 1 + 5);
    bar.shows(-1_50n);
    expect(bar.net()).toBe(-4_00n);
    bar.shows(3_50n);
    bar.played();
    expect(bar.net()).toBe(1_00n);
    bar.askedLater();
    await bar.settle();
    expect(bar.net()).toBe(1_00n);
  });

  it('counts neither stake nor win twice when the book is asked in the middle of a round', async () => {
    const bar = beside();
    await bar.settle();
    bar.entered();
    bar.shows(0n);
    bar.shows(-1_00n);
    bar.books(4);
    void bar.look();
    await bar.settle();
    expect(bar.net()).toBe(-1_00n);
    void bar.look();
    bar.shows(4_00n);
    bar.played();
    await bar.settle();
    expect(bar.net()).toBe(4_00n);
  });

  it('does not count the stake of a resumed round again, and counts its win', async () => {
    // The stake of 1.00 was taken before this page was opened.
    const bar = beside(-1);
    await bar.settle();
    bar.entered();
    bar.shows(-1_00n);
    expect(bar.net()).toBe(-1_00n);
    bar.shows(12n);
    bar.played();
    expect(bar.net()).toBe(12n);
  });

  it('asks the book again when the game was loaded again, since a round may have ended unseen', async () => {
    const bar = beside();
    await bar.settle();
    bar.entered();
    bar.shows(0n);
    bar.shows(-1_00n);
    bar.books(2);
    bar.entered();
    bar.shows(2_00n);
    await bar.settle();
    expect(bar.net()).toBe(2_00n);
    bar.shows(1_00n);
    expect(bar.net()).toBe(1_00n);
  });
});
