import { describe, expect, it } from 'vitest';
import { whyStop } from './automatic-play.ts';

const start = { balance: 10_000, staked: 500, won: 200 };
const limits = { rounds: 10, lossOf: 300, winAbove: 400, balanceBelow: 9_000 };
const run = { limits, left: 5, start, before: { balance: 9_900, staked: 700, won: 300 } };

describe('automatic play', () => {
  it('goes on within its limits', () => {
    expect(whyStop(run, { balance: 9_800, staked: 800, won: 300 })).toBeNull();
    expect(whyStop({ ...run, left: 10, before: start }, start)).toBeNull();
  });

  it('stops when all its rounds together lost as much as was said', () => {
    expect(whyStop(run, { balance: 9_701, staked: 899, won: 300 })).toBeNull();
    expect(whyStop(run, { balance: 9_700, staked: 900, won: 300 })).toBe('loss');
  });

  it('stops after one round that won more than was said', () => {
    expect(whyStop(run, { balance: 10_200, staked: 800, won: 700 })).toBeNull();
    expect(whyStop(run, { balance: 10_201, staked: 800, won: 701 })).toBe('win');
    expect(
      whyStop({ ...run, limits: { ...limits, winAbove: null } }, { balance: 20_000, staked: 800, won: 9_000 }),
    ).toBe(null);
  });

  it('stops below a balance, and when its rounds are played', () => {
    expect(whyStop(run, { balance: 8_999, staked: 700, won: 300 })).toBe('balance');
    expect(whyStop({ ...run, left: 0 }, { balance: 9_900, staked: 700, won: 300 })).toBe('rounds');
  });

  it('does not begin where the balance is below what was said', () => {
    expect(whyStop({ ...run, left: 10 }, { ...start, balance: 8_000 })).toBe('balance');
  });
});
