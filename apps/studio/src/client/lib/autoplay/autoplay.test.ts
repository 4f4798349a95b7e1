import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Autoplay, type AutoplayPlan, autoplayAfter, isRunning, largestLoss } from './autoplay.ts';
import { type AutoplayForm, readPlan } from './read-plan.ts';

const plan: AutoplayPlan = {
  stake: 100n,
  rounds: 10,
  onWin: null,
  onLoss: null,
  mostStake: 1_000n,
  stakeStep: 10n,
  profit: null,
  loss: null,
  win: null,
};

/** What each round returned, in stakes; what autoplay comes to after them. */
function after(change: Partial<AutoplayPlan>, ...returns: number[]): Autoplay {
  let auto = autoplayAfter({ state: 'idle' }, { type: 'begin', plan: { ...plan, ...change } });
  for (const times of returns) {
    auto = autoplayAfter(auto, { type: 'start' });
    if (!isRunning(auto)) break;
    auto = autoplayAfter(auto, { type: 'end', stake: auto.stake, win: (auto.stake * BigInt(times * 100)) / 100n });
  }
  return auto;
}

const stakeAfter = (change: Partial<AutoplayPlan>, ...returns: number[]) => {
  const auto = after(change, ...returns);
  return isRunning(auto) ? auto.stake : auto;
};

describe('autoplay', () => {
  it('plays as many rounds as were asked for, and without end where none were', () => {
    expect(after({ rounds: 2 }, 0)).toMatchObject({ state: 'due', left: 1, net: -100n });
    expect(after({ rounds: 2 }, 0, 0)).toEqual({ state: 'stopped', limit: 'rounds' });
    expect(after({ rounds: null, loss: 10_000n }, ...Array<number>(50).fill(1))).toMatchObject({ left: null });
  });

  it('is refused without an end and without a loss limit', () => {
    expect(after({ rounds: null })).toEqual({ state: 'stopped', limit: 'loss' });
  });

  it('raises the stake by its percentage after a loss or a win, up to the largest, and goes back to the first', () => {
    expect(stakeAfter({ onLoss: 100 }, 0)).toBe(200n);
    expect(stakeAfter({ onLoss: 100 }, 0, 0, 0, 0)).toBe(1_000n);
    expect(stakeAfter({ onLoss: 100 }, 0, 0, 2)).toBe(100n);
    expect(stakeAfter({ onWin: 25 }, 2)).toBe(130n);
    expect(stakeAfter({ onWin: 25 }, 2, 0)).toBe(100n);
    expect(stakeAfter({ onLoss: 1 }, 0)).toBe(110n);
    // The stake back is neither; a part of it is a loss.
    expect(stakeAfter({ onLoss: 100 }, 0, 1)).toBe(200n);
    expect(stakeAfter({ onLoss: 100 }, 0.5)).toBe(200n);
  });

  it('stops at a profit, and at one win', () => {
    expect(after({ profit: 200n }, 2)).toMatchObject({ state: 'due', net: 100n });
    expect(after({ profit: 200n }, 2, 2)).toEqual({ state: 'stopped', limit: 'profit' });
    expect(after({ win: 300n }, 2)).toMatchObject({ state: 'due' });
    expect(after({ win: 300n }, 3)).toEqual({ state: 'stopped', limit: 'win' });
  });

  it('begins no round that could lose more than the loss limit', () => {
    expect(after({ loss: 250n }, 0)).toMatchObject({ state: 'due' });
    expect(after({ loss: 250n }, 0, 0)).toEqual({ state: 'stopped', limit: 'loss' });
    expect(after({ loss: 99n })).toEqual({ state: 'stopped', limit: 'loss' });
    expect(after({ loss: 250n, onLoss: 100 }, 0)).toEqual({ state: 'stopped', limit: 'loss' });
  });

  it('stops at once, and what comes of the round that was under way changes nothing more', () => {
    const playing = autoplayAfter(after({}), { type: 'start' });
    const stopped = autoplayAfter(playing, { type: 'stop' });
    expect(stopped).toEqual({ state: 'stopped', limit: null });
    expect(autoplayAfter(stopped, { type: 'end', stake: 100n, win: 0n })).toBe(stopped);
    expect(autoplayAfter(stopped, { type: 'start' })).toBe(stopped);
  });

  it('says the largest possible loss before the start', () => {
    expect(largestLoss(plan)).toBe(1_000n);
    expect(largestLoss({ ...plan, rounds: 3, onLoss: 100 })).toBe(700n);
    expect(largestLoss({ ...plan, rounds: 6, onWin: 100 })).toBe(100n + 200n + 400n + 800n + 1_000n + 1_000n);
    expect(largestLoss({ ...plan, loss: 350n })).toBe(350n);
    expect(largestLoss({ ...plan, rounds: null, loss: 5_000n })).toBe(5_000n);
  });

  it('never loses more than was said, for any results of its rounds', () => {
    const percent = fc.option(fc.integer({ min: 1, max: 400 }));
    const plans = fc.record({
      rounds: fc.integer({ min: 1, max: 40 }),
      onWin: percent,
      onLoss: percent,
      loss: fc.option(fc.bigInt({ min: 100n, max: 5_000n })),
    });
    fc.assert(
      fc.property(plans, fc.array(fc.constantFrom(0, 0.5, 1, 1.5, 3), { maxLength: 40 }), (change, returns) => {
        const most = largestLoss({ ...plan, ...change });
        let [auto, net] = [after(change), 0n];
        for (const times of returns) {
          auto = autoplayAfter(auto, { type: 'start' });
          if (!isRunning(auto)) break;
          const win = (auto.stake * BigInt(times * 100)) / 100n;
          net += win - auto.stake;
          expect(-net <= most).toBe(true);
          auto = autoplayAfter(auto, { type: 'end', stake: auto.stake, win });
        }
      }),
    );
  });
});

describe('what was typed for autoplay', () => {
  const form: AutoplayForm = {
    rounds: '10',
    endless: false,
    onWin: null,
    onLoss: null,
    mostStake: '',
    profit: '',
    loss: '',
    win: '',
  };
  const read = (change: Partial<AutoplayForm>) =>
    readPlan({ ...form, ...change }, { stake: 100, most: 10_000, step: 10 }, 'USD', 'en');

  it('is read in minor units, and what is empty is no limit', () => {
    expect(read({})).toEqual({ ok: true, plan: { ...plan, mostStake: 100n } });
    expect(read({ endless: true, onLoss: '100', mostStake: '8.05', loss: '50', profit: '12.50', win: '9' })).toEqual({
      ok: true,
      plan: { ...plan, rounds: null, onLoss: 100, mostStake: 800n, loss: 5_000n, profit: 1_250n, win: 900n },
    });
  });

  it.each([
    [{ rounds: '0' }, 'rounds', 'rounds'],
    [{ rounds: '10000' }, 'rounds', 'rounds'],
    [{ onWin: '' }, 'onWin', 'percent'],
    [{ onLoss: '1001', mostStake: '5' }, 'onLoss', 'percent'],
    [{ onLoss: '100' }, 'mostStake', 'mostStake'],
    [{ onLoss: '100', mostStake: '0.50' }, 'mostStake', 'mostStake'],
    [{ onLoss: '100', mostStake: '100.01' }, 'mostStake', 'mostStake'],
    [{ profit: 'much' }, 'profit', 'amount'],
    [{ win: '0' }, 'win', 'amount'],
    [{ endless: true }, 'loss', 'lossNeeded'],
    [{ loss: '0.99' }, 'loss', 'lossLow'],
  ] as const)('is refused: %j', (change, field, problem) => {
    expect(read(change)).toEqual({ ok: false, field, problem });
  });
});
