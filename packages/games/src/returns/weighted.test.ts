import {
  largestWeight,
  modeFigures,
  numberOf,
  numbersOf,
  pathTo,
  percentText,
  segmentAt,
  simulationStream,
  type TappedStakes,
  type WeightedDefinition,
  type WeightedMode,
  type WeightedOutcome,
  waysTo,
  weightOf,
} from '@fairhouse/game-math';
import { weightedDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { gameOf, games, type OfferedGame } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const weighted = games.filter(({ kind }) => kind === 'weighted');
const definitionOf = (code: string) => gameOf(code)!.definition as WeightedDefinition;

describe.each(gamesInTurn(weighted).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as WeightedDefinition;
  const { modes, declared } = definition;
  const first = modes.find(({ id }) => id === definition.first)!;
  const betOn = (mode: WeightedMode, stake = 100) => ({ stake, mode: mode.id });

  it('returns exactly what it declares in every mode, in whole numbers', () => {
    for (const mode of modes) {
      const paid = mode.pays.reduce((sum, pays, i) => sum + BigInt(weightOf(mode, i)) * BigInt(pays), 0n);
      expect(paid * 100n, mode.id).toBe(BigInt(numbersOf(mode)) * BigInt(definition.returns));
    }
  });

  it('returns it as well when every number is drawn once, with the hits and the largest win that are said', () => {
    for (const mode of modes) {
      const numbers = numbersOf(mode);
      const { won, hits, profits, squares, largest } = everyNumber(game, betOn(mode), numbers);
      expect(BigInt(won) * 100n, mode.id).toBe(BigInt(numbers) * BigInt(definition.returns));
      const figures = modeFigures(mode);
      expect([figures.hitRate, figures.profitRate]).toEqual(
        [hits, profits].map((some) => ({ part: BigInt(some), of: BigInt(numbers) })),
      );
      expect(Math.sqrt(squares / numbers - (won / numbers) ** 2) / 100).toBeCloseTo(figures.deviation, 9);
      expect(largest).toEqual({ win: figures.largest, times: largestWeight(mode) });
    }
  });

  it('declares the hits and the spread of the mode that is offered first, and the largest win of all', () => {
    const { hitRate, profitRate, deviation, return: mean } = modeFigures(first);
    expect(percentText(hitRate)).toBe(declared.hitRate);
    expect(percentText(profitRate)).toBe(declared.profitRate ?? declared.hitRate);
    expect(deviation.toFixed(2)).toBe(declared.deviation);
    expect(percentText(mean)).toBe(declared.return);
    expect(Math.ceil(Math.max(...modes.map((mode) => modeFigures(mode).largest)) / 100)).toBe(declared.maxWin);
  });

  it('comes out in play, too: 200,000 seeded rounds of three modes within five deviations', () => {
    const rounds = 200_000;
    for (const mode of new Set([first, modes[0]!, modes[Math.floor(modes.length / 2)]!])) {
      const below = simulationStream(20_261);
      const { deviation, return: mean } = modeFigures(mode);
      const bet = betOn(mode);
      let won = 0;
      for (let i = 0; i < rounds; i++) won += game.play(bet, [], below).win;
      expect(Math.abs(won / rounds / 100 - numberOf(mean)), mode.id).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    }
  });

  it('pays whole minor units for every stake in every mode, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step])
        for (const mode of modes) {
          const bet = betOn(mode, stake);
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          for (const pays of mode.pays) expect((stake * pays) % 100).toBe(0);
        }
    }
  });

  const stake = 1_000;
  it.each<[unknown]>([
    [null],
    [{}],
    [{ ...betOn(first), stake: '100' }],
    [{ ...betOn(first), stake: 100.5 }],
    [{ ...betOn(first, stake), mode: 'none' }],
    [{ ...betOn(first, stake), mode: 0 }],
    [{ ...betOn(first, stake), mode: 'constructor' }],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([0, -100, 10, 1_001, 10_100])('refuses the stake %i', (stake) => {
    expect(game.readBet(betOn(first, stake), 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet(betOn(first), 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('takes nothing into a bet that it does not know, and is over with its number', () => {
    const read = game.readBet({ ...betOn(first), bank: 1 }, 'USD');
    expect(read).toEqual({ ok: true, bet: betOn(first), stake: 100 });
    expect(() => game.play(betOn(first), ['again'], simulationStream(1))).toThrow(RangeError);
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(declared.return);
      const largest = declared.maxWin.toLocaleString('en');
      for (const figure of [declared.return, declared.hitRate, largest]) expect(stated).toContain(figure);
    }
  });

  it.each<[string, (change: WeightedDefinition & Record<string, unknown>) => void]>([
    ['another return than its modes give', (one) => Object.assign(one, { returns: definition.returns - 100 })],
    ['another return than it declares', (one) => Object.assign(one.declared, { return: '98.00' })],
    ['a mode that returns something else', (one) => Object.assign(one.modes[0]!.pays, { 0: 5 })],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one, { stakeStep: definition.stakeStep - 1 })],
    ['a pay between the steps', (one) => Object.assign(one, { payStep: 70, stakeStep: 10 })],
    ['a mode offered first that is not offered', (one) => Object.assign(one, { first: 'none' })],
    ['another largest win', (one) => Object.assign(one.declared, { maxWin: declared.maxWin + 1 })],
    ['a mode that is there twice', (one) => (one.modes as WeightedMode[]).push(one.modes[0]!)],
    ['a segment without a pay', (one) => Object.assign(one.modes[0]!, { weights: [1, ...one.modes[0]!.pays] })],
    ['ways that no rows of pins have', (one) => Object.assign(one, { paths: true, modes: one.modes.map(skewed) })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const other = structuredClone(definition) as WeightedDefinition & Record<string, unknown>;
    expect(weightedDefinition.safeParse(other).success).toBe(true);
    change(other);
    expect(weightedDefinition.safeParse(other).success).toBe(false);
  });
});

/** The same return from twice the numbers. */
function skewed(mode: WeightedMode): WeightedMode {
  return { ...mode, weights: mode.pays.map((_, i) => weightOf(mode, i) * 2) };
}

function everyNumber(game: OfferedGame, bet: object, numbers: number) {
  let [won, hits, profits, squares] = [0, 0, 0, 0];
  const largest = { win: 0, times: 0 };
  for (let number = 0; number < numbers; number++) {
    const { win, outcome } = game.play(bet, [], () => number);
    won += win;
    squares += win ** 2;
    if (win > 0) hits++;
    if (win > 100) profits++;
    if (win === largest.win) largest.times++;
    if (win > largest.win) Object.assign(largest, { win, times: 1 });
    if ((outcome as WeightedOutcome).number !== number) throw new Error('another number than was drawn');
  }
  return { won, hits, profits, squares, largest };
}

describe('the pins', () => {
  const { modes } = definitionOf('plinko');

  it('have every risk with 8 to 16 rows, even on both sides, and pay no less towards the edge', () => {
    expect(modes.map(({ risk, size }) => `${risk} ${size}`)).toEqual(
      ['low', 'medium', 'high'].flatMap((risk) => [8, 9, 10, 11, 12, 13, 14, 15, 16].map((rows) => `${risk} ${rows}`)),
    );
    for (const { pays } of modes) {
      expect(pays).toEqual([...pays].reverse());
      const half = pays.slice(0, Math.ceil(pays.length / 2));
      expect(half).toEqual([...half].sort((a, b) => b - a));
    }
  });

  it('spread further from risk to risk at every count of rows', () => {
    for (let rows = 8; rows <= 16; rows++) {
      const [low, medium, high] = modes.filter(({ size }) => size === rows).map((mode) => modeFigures(mode).deviation);
      expect(low! < 0.8 && medium! > 1.3 && high! > medium! * 1.5, `${rows} rows`).toBe(true);
    }
  });

  it('are reached as a ball reaches them that goes left or right at each row', () => {
    for (const { size, weights } of modes) {
      let balls = [1];
      for (let row = 0; row < size; row++)
        balls = Array.from({ length: row + 2 }, (_, i) => (balls[i - 1] ?? 0) + (balls[i] ?? 0));
      expect(weights).toEqual(balls);
    }
  });

  it('are passed on every way exactly once, by one number each', () => {
    for (const rows of [8, 9, 12]) {
      const mode = modes.find(({ size }) => size === rows)!;
      const ways = new Set<string>();
      for (let number = 0; number < numbersOf(mode); number++) {
        const { segment, rank } = segmentAt(mode, number);
        const way = pathTo(rows, segment, rank);
        expect(way.filter(Boolean)).toHaveLength(segment);
        ways.add(way.map(Number).join(''));
      }
      expect(ways.size).toBe(2 ** rows);
    }
    for (let place = 0; place <= 16; place++)
      for (const rank of [0, Math.floor(waysTo(16, place) / 2), waysTo(16, place) - 1])
        expect(pathTo(16, place, rank).filter(Boolean)).toHaveLength(place);
  });
});

describe('the wheel that turns again', () => {
  it('is the two turns that its rules tell of, field by field', () => {
    const fields = [...Array(20).fill(2), ...Array(10).fill(4), ...Array(8).fill(5), ...Array(5).fill(8)];
    fields.push(...Array(4).fill(10), 40);
    for (const mode of definitionOf('money-wheel').modes) {
      const expected = new Map<number, number>();
      // Each first turn counts for the 48 second ones that might follow.
      const count = (pays: number, times: number) => expected.set(pays, (expected.get(pays) ?? 0) + times);
      for (const field of fields) count(field === mode.size ? field * 100 : 0, 48);
      for (const multiplier of [2, 7])
        for (const field of fields) count(field === mode.size ? field * multiplier * 100 : 0, 1);
      const found = new Map<number, number>();
      for (const [i, pays] of mode.pays.entries()) found.set(pays, (found.get(pays) ?? 0) + weightOf(mode, i));
      expect(found).toEqual(expected);
    }
  });
});
