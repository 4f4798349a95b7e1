import {
  type CurveDefinition,
  type CurveOutcome,
  curveDraws,
  heightAt,
  leastReturn,
  numberOf,
  percentText,
  pointOf,
  reachedAfterMs,
  simulationStream,
  type TappedStakes,
  takeAt,
  targetFigures,
  winningNumbers,
} from '@fairhouse/game-math';
import { curveDefinition } from '@fairhouse/game-math/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { games } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const curves = games.filter(({ kind }) => kind === 'curve');

it('there are some', () => {
  expect(curves.map(({ code }) => code)).toContain('live-crash');
});

describe.each(gamesInTurn(curves).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as CurveDefinition;
  const { least, most, first, returns, declared } = definition;
  const draws = BigInt(curveDraws);
  const targets = Array.from({ length: most - least + 1 }, (_, i) => least + i);

  it('returns what it declares on every target, to a thousandth of a point, counted in whole numbers', () => {
    for (const target of targets) {
      const winning = BigInt(winningNumbers(definition, target));
      expect(winning).toBe((BigInt(returns) * draws) / (100n * BigInt(target)));
      // In hundredths of a point, as parts of all draws: never more than declared, and less by under a tenth.
      const short = BigInt(returns) * draws - 100n * winning * BigInt(target);
      expect(short >= 0n && 10n * short < draws, `target ${target}`).toBe(true);
    }
  });

  it('wins on just so many numbers: the last of them reaches the target, and the next does not', () => {
    for (const target of targets) {
      const winning = winningNumbers(definition, target);
      expect(pointOf(definition, winning - 1)).toBeGreaterThanOrEqual(target);
      expect(pointOf(definition, winning)).toBeLessThan(target);
    }
    // A larger number never ends higher, so that there is one such place alone.
    const number = fc.integer({ min: 0, max: curveDraws - 1 });
    fc.assert(
      fc.property(number, number, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        return pointOf(definition, less) >= pointOf(definition, more);
      }),
      { numRuns: 20_000 },
    );
  });

  it('wins on as many when every number that ends so high is drawn once', () => {
    const counted = 2 ** 23;
    const ended = new Uint32Array(most + 1);
    for (let number = 0; number < counted; number++) ended[pointOf(definition, number)]!++;
    let reached = 0;
    let compared = 0;
    for (let target = most; winningNumbers(definition, target) <= counted; target--) {
      reached += ended[target]!;
      expect(reached, `target ${target}`).toBe(winningNumbers(definition, target));
      compared++;
    }
    expect(compared).toBeGreaterThan(most / 3);
  });

  it('pays by its draw at both sides of every hundredth target, taken by itself or by hand', () => {
    for (let target = least + 1; target <= most; target += 97) {
      const last = winningNumbers(definition, target) - 1;
      const play = (number: number, actions: string[], of = target) =>
        game.play({ stake: 100, target: of }, actions, () => number);
      expect([play(last, []).win, play(last + 1, []).win]).toEqual([target, 0]);
      if (target === most) continue;
      expect(play(last, [takeAt(target)], most)).toMatchObject({ done: true, staked: 100, win: target, next: [] });
      expect(() => play(last + 1, [takeAt(target)], most)).toThrow(RangeError);
    }
  });

  it('declares the hits and the spread of the target that is offered first, and the largest win of all', () => {
    const { hitRate, return: mean, deviation } = targetFigures(definition, first);
    expect(numberOf(leastReturn(definition))).toBeLessThanOrEqual(numberOf(mean));
    expect([percentText(leastReturn(definition)), percentText(hitRate), deviation.toFixed(2)]).toEqual([
      declared.return,
      declared.hitRate,
      declared.deviation,
    ]);
    expect(declared.maxWin * 100).toBe(most);
  });

  it('comes out in play, too: 200,000 seeded rounds of each of four targets within five deviations', () => {
    const rounds = 200_000;
    for (const target of [least, first, 1_000, 10_000]) {
      const below = simulationStream(20_271);
      const { return: mean, deviation } = targetFigures(definition, target);
      let won = 0;
      for (let i = 0; i < rounds; i++) won += game.play({ stake: 100, target }, [], below).win;
      expect(Math.abs(won / rounds / 100 - numberOf(mean))).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    }
  });

  it('stands at every height for the first time when it is said to', () => {
    for (let height = 100; height <= most; height++) {
      const ms = reachedAfterMs(definition, height);
      expect(heightAt(definition, ms)).toBeGreaterThanOrEqual(height);
      if (ms > 0) expect(heightAt(definition, ms - 1)).toBeLessThan(height);
    }
    expect([heightAt(definition, -5), heightAt(definition, 0), reachedAfterMs(definition, 100)]).toEqual([100, 100, 0]);
    expect(heightAt(definition, definition.doublesInMs)).toBe(200);
    expect(heightAt(definition, 10 * reachedAfterMs(definition, most))).toBe(most);
  });

  it('is never above its end while it runs', () => {
    const point = fc.integer({ min: 0, max: curveDraws - 1 }).map((number) => pointOf(definition, number));
    fc.assert(
      fc.property(point, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (end, part) => {
        const runs = reachedAfterMs(definition, end);
        return runs === 0 || heightAt(definition, Math.floor(part * runs)) < end;
      }),
    );
  });

  it('pays whole minor units for every stake on every target, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least: from, most: to, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, from + step, to - step]) {
        // A whole hundredth of the stake, times whole hundredths.
        expect(stake % 100).toBe(0);
        for (const target of [least, first, 3_333, most]) {
          const bet = { stake, target };
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          expect(game.play(bet, [], () => 0).win).toBe((stake / 100) * target);
        }
      }
    }
  });

  it('tells where it was taken and where it ended', () => {
    const { outcome } = game.play(
      { stake: 200, target: 500 },
      [takeAt(153)],
      () => winningNumbers(definition, 180) - 1,
    );
    expect(outcome).toEqual({
      kind: 'curve',
      stake: 200,
      target: 500,
      out: 153,
      point: 180,
      win: 306,
    } satisfies CurveOutcome);
  });

  it.each([
    [['out:500']],
    [['out:501']],
    [['out:100']],
    [['out:0153']],
    [['out:1.53']],
    [['take']],
    [['out:153', 'out:154']],
  ])('cannot be taken by %j with a target of 5.00', (actions) => {
    expect(() => game.play({ stake: 100, target: 500 }, actions, () => 0)).toThrow(RangeError);
  });

  it.each([
    [null],
    [{}],
    [{ stake: '100', target: 200 }],
    [{ stake: 100.5, target: 200 }],
    [{ stake: 100, target: '200' }],
    [{ stake: 100, target: 200.5 }],
    [{ stake: 100, target: Number.NaN }],
    [{ stake: 100, target: least - 1 }],
    [{ stake: 100, target: most + 1 }],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([0, -100, 50, 150, 10_100])('refuses the stake %i', (stake) => {
    expect(game.readBet({ stake, target: first }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet({ stake: 100, target: first }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns: stated } of pointedWords(game.words)) {
      const text = rules.map((one) => one.text).join(' ');
      expect(stated).toContain(declared.return);
      const ofLeast = (100 - 100 * numberOf(targetFigures(definition, least).hitRate)).toFixed(2);
      for (const figure of [declared.return, declared.hitRate, declared.maxWin.toLocaleString('en'), ofLeast])
        expect(text).toContain(figure);
      for (const height of [least, most]) expect(text).toContain((height / 100).toLocaleString('en'));
    }
  });

  it.each<[string, (change: Record<string, unknown>) => void]>([
    ['another return than is declared', (one) => Object.assign(one, { returns: 9_800 })],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one, { stakeStep: 20 })],
    ['a target offered first that is not offered', (one) => Object.assign(one, { first: most + 1 })],
    ['another largest win', (one) => Object.assign(one.declared as object, { maxWin: 900 })],
    ['a least target above the most', (one) => Object.assign(one, { least: most + 1 })],
    ['a least target that wins nothing', (one) => Object.assign(one, { least: 100 })],
    ['a curve that hardly moves', (one) => Object.assign(one, { doublesInMs: 1_000_000 })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const other = structuredClone(definition) as unknown as Record<string, unknown>;
    expect(curveDefinition.safeParse(other).success).toBe(true);
    change(other);
    expect(curveDefinition.safeParse(other).success).toBe(false);
  });
});
