import { describe, expect, it } from 'vitest';
import { simulationStream } from '../../fair/seeded.ts';
import { exactReturn, unlimitedReturn } from '../exact-return.ts';
import { fullCycle } from '../full-cycle.ts';
import { playSlot } from '../play-slot.ts';
import { roundFigures } from '../round-figures.ts';
import { evaluate } from '../slot.ts';
import { nocturne } from './definition.ts';
import { nocturneGame } from './game.ts';

const exact = exactReturn(nocturne);
const cycle = fullCycle(nocturne);
const figures = roundFigures(nocturne, cycle);

describe('the declared figures of Nocturne', () => {
  it('returns 96.00 % within a thousandth of a point, by analysis', () => {
    expect(Math.abs(exact.total * 100 - Number(nocturne.declared.return))).toBeLessThan(0.001);
  });

  it('returns the same by the formula for unlimited free spins, as the limit of 200 is out of reach', () => {
    expect(unlimitedReturn(exact, nocturne.freeSpins.multiplier)).toBeCloseTo(exact.total, 9);
  });

  it('returns the same by counting every position of the reels', () => {
    expect(cycle.outcomes).toBe(32 ** 5);
    expect(figures.return).toBeCloseTo(exact.total, 12);
  });

  it('hits, varies and is limited as declared', () => {
    expect((figures.hitRate * 100).toFixed(2)).toBe(nocturne.declared.hitRate);
    expect(figures.deviation.toFixed(2)).toBe(nocturne.declared.deviation);
    expect(figures.deviation).toBeGreaterThan(3.5);
    expect(figures.deviation).toBeLessThan(5);
    expect(figures.lostToCap).toBeLessThan(1e-12);
  });

  it('returns it in play, too: 400,000 seeded rounds within four standard errors', () => {
    const below = simulationStream(20_260);
    const rounds = 400_000;
    let coins = 0;
    let hits = 0;
    for (let i = 0; i < rounds; i++) {
      const { win, spins } = playSlot(nocturne, { coin: 1 }, below);
      coins += win;
      if (spins[0]!.win > 0) hits++;
    }
    const error = figures.deviation / Math.sqrt(rounds);
    expect(Math.abs(coins / rounds / 20 - exact.total)).toBeLessThan(4 * error);
    expect(Math.abs(hits / rounds - figures.hitRate)).toBeLessThan(4 * Math.sqrt(0.25 / rounds));
  });

  it('is the released version: its hash is stored with rounds', () => {
    expect(nocturneGame.definitionHash).toBe('38bffc53f1781b7a0c51dabc2e0998ccefa5e9f829d251676e629b27d26a286d');
  });
});

describe('evaluating a window', () => {
  const blank = ['ten', 'jack', 'queen'];

  it('pays the longest run from the left, wilds included, on each line', () => {
    const window = [
      ['moon', 'rose', 'key'],
      ['wild', 'ace', 'ten'],
      ['moon', 'ace', 'ten'],
      ['wild', 'ace', 'ten'],
      blank,
    ];
    const { lines } = evaluate(nocturne, window);
    expect(lines).toContainEqual({
      line: 1,
      symbol: 'moon',
      count: 4,
      coins: 250,
      cells: [
        [0, 0],
        [1, 0],
        [2, 0],
        [3, 0],
      ],
    });
    expect(lines.every((win) => win.symbol !== 'wild' && win.symbol !== 'scatter')).toBe(true);
  });

  it('does not pay a run that starts on the second reel', () => {
    const row = (top: string) => [top, 'x', 'y'];
    expect(evaluate(nocturne, [row('ten'), row('moon'), row('moon'), row('moon'), row('moon')]).lines).toEqual([]);
  });

  it('pays scatters anywhere as multiples of the whole stake and awards free spins', () => {
    const with_ = (symbol: string) => [
      ['x', 'y', symbol],
      ['x', symbol, 'y'],
      [symbol, 'y', 'x'],
      ['y', 'z', symbol],
    ];
    expect(evaluate(nocturne, [...with_('scatter'), ['a', 'b', 'c']]).scatter).toMatchObject({
      count: 4,
      coins: 200,
      freeSpins: 15,
    });
    expect(evaluate(nocturne, [...with_('z'), ['scatter', 'b', 'scatter']]).scatter).toBeNull();
  });
});

describe('a round', () => {
  it('multiplies wins in free spins and adds retriggered spins, all in whole minor units', () => {
    const below = simulationStream(7);
    const rounds = Array.from({ length: 20_000 }, () => playSlot(nocturne, { coin: 5 }, below));
    const retriggered = rounds.find(({ spins }) => spins.slice(1).some(({ scatter }) => scatter));
    if (!retriggered) throw new Error('no retrigger among the seeded rounds');
    const [first, ...free] = retriggered.spins;
    const awarded = retriggered.spins.reduce((sum, { scatter }) => sum + (scatter?.freeSpins ?? 0), 0);
    expect(free).toHaveLength(awarded);
    expect(first!.multiplier).toBe(1);
    expect(free.every(({ multiplier, mode }) => multiplier === 3 && mode === 'free')).toBe(true);
    expect(retriggered.spins.at(-1)).toMatchObject({ freeSpinsLeft: 0, totalWin: retriggered.win });
    for (const { spins, win } of rounds) {
      expect(Number.isSafeInteger(win)).toBe(true);
      for (const spin of spins) {
        const shown = spin.lines.reduce((sum, line) => sum + line.win, 0) + (spin.scatter?.win ?? 0);
        expect(shown).toBe(spin.win);
      }
    }
  });

  it('ends at the limit of the win, and pays exactly the limit', () => {
    const small = { ...nocturne, maxWin: 1 };
    const below = simulationStream(3);
    const capped = Array.from({ length: 200 }, () => playSlot(small, { coin: 10 }, below)).filter(
      (round) => round.capped,
    );
    expect(capped.length).toBeGreaterThan(5);
    expect(new Set(capped.map(({ win }) => win))).toEqual(new Set([200]));
  });
});

describe('reading a bet', () => {
  it.each([
    [undefined],
    [null],
    ['5'],
    [{}],
    [{ coin: '5' }],
    [{ coin: 1.5 }],
    [{ coin: Number.NaN }],
    [{ coin: Number.POSITIVE_INFINITY }],
  ])('refuses %j as no bet', (input) => {
    expect(nocturneGame.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([[0], [-5], [3], [999_999]])('refuses the coin %d', (coin) => {
    expect(nocturneGame.readBet({ coin }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(nocturneGame.readBet({ coin: 5 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('takes an offered coin on all lines', () => {
    expect(nocturneGame.readBet({ coin: 5 }, 'USD')).toEqual({ ok: true, bet: { coin: 5 }, stake: 100 });
  });
});
