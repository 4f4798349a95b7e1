import {
  evaluate,
  exactReturn,
  fullCycle,
  playSlot,
  roundFigures,
  type SlotDefinition,
  simulationStream,
  unlimitedReturn,
  windowAt,
} from '@fairhouse/game-math';
import { slotDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { goldenRoundsOf, slotThemeOf } from './folders.ts';
import { goldenRounds } from './golden-rounds.ts';
import { gameByRules, gameOf, games } from './index.ts';

const slots = games.filter(({ kind }) => kind === 'slot');
const nocturneGame = gameOf('nocturne')!;
const nocturne = nocturneGame.definition as SlotDefinition;

/** By the deviation of a round's return in stakes. */
const volatilities = { low: 2.5, 'low to medium': 3.5, medium: 5, 'medium to high': 8, high: Number.POSITIVE_INFINITY };

describe.each(slots.map(({ code, definition }) => [code, definition as SlotDefinition] as const))(
  'the declared figures of %s',
  (_, slot) => {
    const exact = exactReturn(slot);
    const cycle = fullCycle(slot);
    const figures = roundFigures(slot, cycle);

    it('are its return within a thousandth of a point, by analysis', () => {
      expect(Math.abs(exact.total * 100 - Number(slot.declared.return))).toBeLessThan(0.001);
      expect(exact.total).toBeLessThan(0.97);
    });

    it('are the same by the formula for unlimited free spins, as their limit is out of reach', () => {
      expect(unlimitedReturn(exact, slot.freeSpins.multiplier)).toBeCloseTo(exact.total, 9);
    });

    it('are the same by counting every position of the reels', () => {
      expect(cycle.outcomes).toBe(slot.strips.reduce((product, { length }) => product * length, 1));
      expect(figures.return).toBeCloseTo(exact.total, 12);
    });

    it('are its hits, its variation and its limit', () => {
      expect((figures.hitRate * 100).toFixed(2)).toBe(slot.declared.hitRate);
      expect(figures.deviation.toFixed(2)).toBe(slot.declared.deviation);
      const band = Object.entries(volatilities).find(([, below]) => figures.deviation < below);
      expect(band?.[0]).toBe(slot.declared.volatility);
      expect(figures.lostToCap).toBeLessThan(1e-12);
    });

    it('come out in play, too: 400,000 seeded rounds within four standard errors', () => {
      const below = simulationStream(20_260);
      const rounds = 400_000;
      let coins = 0;
      let hits = 0;
      for (let i = 0; i < rounds; i++) {
        const { win, spins } = playSlot(slot, { coin: 1 }, below);
        coins += win;
        if (spins[0]!.win > 0) hits++;
      }
      const error = figures.deviation / Math.sqrt(rounds);
      expect(Math.abs(coins / rounds / slot.lines.length - exact.total)).toBeLessThan(4 * error);
      expect(Math.abs(hits / rounds - figures.hitRate)).toBeLessThan(4 * Math.sqrt(0.25 / rounds));
    });

    it('stand in its rules, and the reels of a first visit win nothing', () => {
      for (const { rules, returns } of Object.values(gameOf(slot.code)!.words)) {
        const told = rules.map(({ text }) => text).join(' ');
        expect(returns).toContain(slot.declared.return);
        const [few, more, most] = slot.freeSpins.awards;
        for (const figure of [
          `${slot.declared.return} %`,
          slot.maxWin.toLocaleString('en'),
          `${few}, ${more}`,
          `${most}`,
        ])
          expect(told).toContain(figure);
      }
      expect(evaluate(slot, windowAt(slot, slotThemeOf(slot.code).opening)).coins).toBe(0);
    });

    it('name every symbol in both languages', () => {
      const { en, fil } = gameOf(slot.code)!.words;
      for (const words of [en, fil]) expect(Object.keys(words.symbols ?? {}).sort()).toEqual([...slot.symbols].sort());
    });
  },
);

describe.each(slots.map(({ code }) => code))('the released rules of %s', (code) => {
  const golden = goldenRoundsOf(code);

  it('have the hash that is stored with rounds', () => {
    expect(gameOf(code)!.definitionHash).toBe(golden.definitionHash);
    expect(gameByRules(code, golden.definitionHash)?.definition).toBe(gameOf(code)!.definition);
  });

  it('give the rounds that they gave when they were released, free spins among them', () => {
    expect(goldenRounds(gameOf(code)!)).toEqual(golden);
    expect(golden.longestRound).toBeGreaterThan(5);
  });
});

describe('reading a definition', () => {
  const reads = (change: (slot: Record<string, unknown>) => void) => {
    const slot = structuredClone(nocturne) as unknown as Record<string, unknown>;
    change(slot);
    return slotDefinition.safeParse(slot).success;
  };

  it('takes the released one as it is', () => {
    expect(slotDefinition.parse(structuredClone(nocturne))).toEqual(nocturne);
  });

  it('refuses one that lacks any of its parts, or has another', () => {
    for (const key of Object.keys(nocturne))
      expect(
        reads((slot) => delete slot[key]),
        key,
      ).toBe(false);
    expect(reads((slot) => Object.assign(slot, { bank: 1 }))).toBe(false);
  });

  it('refuses a value of the wrong kind in any place', () => {
    const places: (string | number)[][] = [];
    const walk = (value: unknown, path: (string | number)[]) => {
      if (path.length > 0) places.push(path);
      if (value && typeof value === 'object')
        for (const [key, part] of Object.entries(value))
          walk(part, [...path, Array.isArray(value) ? Number(key) : key]);
    };
    walk(nocturne, []);
    const slot = structuredClone(nocturne) as unknown as Record<string | number, unknown>;
    const taken: unknown[] = [];
    for (const path of places) {
      const holder = path.slice(0, -1).reduce((part, key) => part[key] as typeof slot, slot);
      const last = path.at(-1)!;
      const right = holder[last];
      for (const wrong of [null, true, -1, 1.5, '', '…', [], {}]) {
        holder[last] = wrong;
        if (slotDefinition.safeParse(slot).success) taken.push([path.join('.'), wrong]);
      }
      holder[last] = right;
    }
    expect(taken).toEqual([]);
    expect(places.length).toBeGreaterThan(200);
  });

  it.each<[string, (slot: SlotDefinition) => unknown]>([
    ['an unknown symbol on a reel', (slot) => Object.assign(slot.strips[2]!, { 0: 'comet' })],
    ['a wild on the first reel', (slot) => Object.assign(slot.strips[0]!, { 0: 'wild' })],
    ['two scatters within one window', (slot) => Object.assign(slot.strips[0]!, { 24: 'scatter' })],
    ['two scatters across the joint', (slot) => Object.assign(slot.strips[3]!, { 31: 'scatter' })],
    ['a symbol without pays', (slot) => delete (slot.pays as Record<string, unknown>).moon],
    ['pays for the wild', (slot) => Object.assign(slot.pays, { wild: [1, 2, 3] })],
    ['more symbols that pay less', (slot) => Object.assign(slot.pays, { moon: [50, 40, 1000] })],
    ['a line that leaves the window', (slot) => Object.assign(slot.lines[0]!, { 2: 3 })],
    ['a line that is there twice', (slot) => Object.assign(slot.lines, { 1: slot.lines[0] })],
    ['a return of more than is staked', (slot) => Object.assign(slot.declared, { return: '100.00' })],
    ['another largest win than declared', (slot) => Object.assign(slot, { maxWin: 4_000 })],
  ])('refuses %s', (_, change) => {
    expect(reads((slot) => change(slot as unknown as SlotDefinition))).toBe(false);
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
