import { chancesOf, type ThresholdDefinition, wins } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { multipleText } from '../../lib/multiple-text.ts';
import {
  boundText,
  chanceText,
  climbOf,
  curveAt,
  dialText,
  placeNear,
  placeNearPay,
  secondsTo,
  someChances,
} from './figures.ts';

const dice = gameOf('dice')!.definition as ThresholdDefinition;
const crash = gameOf('crash')!.definition as ThresholdDefinition;
const limbo = gameOf('limbo')!.definition as ThresholdDefinition;

describe('the figures of a threshold', () => {
  it('are read as chance, multiple, number and bound', () => {
    expect(chanceText(dice, 4_950)).toBe('49.50 %');
    expect(chanceText(limbo, 990)).toBe('0.099 %');
    expect(multipleText(99_000)).toBe('990.00×');
    expect(dialText(dice, 4_217)).toBe('42.17');
    expect(dialText(dice, 0)).toBe('0.00');
    expect(boundText(dice, 'below', 4_950)).toBe('49.50');
    expect(boundText(dice, 'above', 4_950)).toBe('50.50');
  });

  it('show a number as a climb that reaches a target exactly when it wins', () => {
    for (const one of [limbo, crash])
      for (const { winning, pays } of chancesOf(one))
        for (const number of [0, winning - 1, winning, winning + 1, one.numbers - 1])
          expect(climbOf(one, number) >= pays, `${number} of ${winning}`).toBe(wins(one, number, 'below', winning));
  });

  it('draw a curve that stands at 1.00 at the start, and at each figure when its time has come', () => {
    expect([curveAt(0), secondsTo(100), secondsTo(99)]).toEqual([100, 0, 0]);
    for (const hundredths of [110, 200, 1_000, 99_000_000]) {
      expect(curveAt(secondsTo(hundredths))).toBeCloseTo(hundredths, 3);
      expect(secondsTo(hundredths)).toBeLessThan(20);
    }
  });

  it('take of a typed chance or target the nearest that returns exactly what is declared', () => {
    const chances = chancesOf(dice);
    const typed = (winning: number) => chances[placeNear(chances, winning)]!.winning;
    // Each chance that is offered is taken as it is typed.
    expect(chances.map(({ winning }) => typed(winning))).toEqual(chances.map(({ winning }) => winning));
    expect([typed(1), typed(5_000), typed(9_999)]).toEqual([10, 4_950, 9_000]);
    const target = (pays: number) => chancesOf(limbo)[placeNearPay(chancesOf(limbo), pays)]!.pays;
    expect(chancesOf(limbo).map(({ pays }) => target(pays))).toEqual(chancesOf(limbo).map(({ pays }) => pays));
    expect([target(1), target(201), target(99_999_999)]).toEqual([110, 200, chancesOf(limbo)[0]!.pays]);
  });

  it('choose the chances of a table once each, the better first', () => {
    const some = someChances(chancesOf(dice));
    expect(some.map(({ pays }) => pays)).toEqual(
      [110, 150, 200, 300, 500, 1_000, 2_500, 10_000, 99_000].map(
        (pays) =>
          chancesOf(dice).reduce((best, one) => (Math.abs(one.pays - pays) < Math.abs(best.pays - pays) ? one : best))
            .pays,
      ),
    );
  });
});
