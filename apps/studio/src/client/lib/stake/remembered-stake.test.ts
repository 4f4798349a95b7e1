import type { SlotStakes, TappedStakes } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberStake, withRememberedStake } from './remembered-stake.ts';

const dice = { game: { code: 'dice' }, currency: 'USD' } as const;
const nocturne = { game: { code: 'nocturne' }, currency: 'USD' } as const;
const stakesOf = <T>(code: string) => gameOf(code)!.stakes('USD') as T;

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the stake of last time', () => {
  it('is offered first, in its game and its currency alone', () => {
    const stakes = stakesOf<TappedStakes>('dice');
    expect(withRememberedStake(dice, stakes)).toBe(stakes);
    rememberStake(dice, { stake: 300, side: 'below' });
    expect(withRememberedStake(dice, stakes)).toEqual({ ...stakes, first: 300 });
    expect(withRememberedStake({ ...dice, currency: 'EUR' }, stakes)).toBe(stakes);
    expect(withRememberedStake({ ...dice, game: { code: 'limbo' } }, stakes)).toBe(stakes);
  });

  it('is the coin of a slot', () => {
    rememberStake(nocturne, { coin: 25 });
    const stakes = stakesOf<SlotStakes>('nocturne');
    expect(withRememberedStake(nocturne, stakes)).toEqual({ ...stakes, defaultCoin: 25 });
  });

  it.each(['30', '1000000', '-20', 'x', ''])('is not %j, which is not on offer', (value) => {
    kept.set('stake dice USD', value);
    const stakes = stakesOf<TappedStakes>('dice');
    expect(withRememberedStake(dice, stakes)).toBe(stakes);
  });

  it('is no bet of chips on a table, and nothing where the browser keeps nothing', () => {
    rememberStake(dice, { bets: [{ spot: 'red', stake: 100 }] });
    expect(kept.size).toBe(0);
    vi.stubGlobal('localStorage', undefined);
    rememberStake(dice, { stake: 300 });
    const stakes = stakesOf<TappedStakes>('dice');
    expect(withRememberedStake(dice, stakes)).toBe(stakes);
  });
});
