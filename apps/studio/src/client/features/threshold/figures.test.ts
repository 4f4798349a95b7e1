import { chanceOf, climbOf, payBounds, someChoices, type ThresholdDefinition, wins } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { boundText, chanceText, dialText, payAtPlace, payStepAt, placeOfPay, returnText } from './figures.ts';

const dice = gameOf('dice')!.definition as ThresholdDefinition;
const crash = gameOf('crash')!.definition as ThresholdDefinition;
const limbo = gameOf('limbo')!.definition as ThresholdDefinition;

describe('the figures of a threshold', () => {
  it('are read as chance, multiple, number and bound', () => {
    expect(chanceText(dice, 495_000)).toBe('49.50 %');
    expect(chanceText(limbo, 9_900)).toBe('0.099 %');
    expect(multipleText(99_000)).toBe('990.00×');
    expect(dialText(dice, 421_799)).toBe('42.17');
    expect(dialText(dice, 0)).toBe('0.00');
    expect(boundText(dice, 'below', 495_000)).toBe('49.50');
    expect(boundText(dice, 'above', 495_000)).toBe('50.50');
  });

  it('have as many decimals as the bound of a typed pay needs, so that a number never seems to lie on the other side', () => {
    const { winning } = chanceOf(dice, { pays: 237 })!;
    expect(winning).toBe(417_721);
    expect(boundText(dice, 'below', winning)).toBe('41.7721');
    expect(boundText(dice, 'above', winning)).toBe('58.2279');
    expect(dialText(dice, winning - 1, winning)).toBe('41.7720');
    expect(boundText(dice, 'below', 417_720)).toBe('41.772');
  });

  it('say what a choice returns, rounded down', () => {
    expect(returnText(dice, chanceOf(dice, { winning: 495_000 })!)).toBe('99.00 %');
    expect(returnText(dice, chanceOf(dice, { winning: 970_600 })!)).toBe('98.03 %');
    expect(returnText(dice, chanceOf(dice, { pays: 237 })!)).toBe('98.99 %');
  });

  it('show a number as a climb that reaches a target exactly when it wins', () => {
    for (const one of [limbo, crash])
      for (const choice of [...someChoices(one), { pays: 137 }, { pays: 99_999 }]) {
        const { winning, pays } = chanceOf(one, choice)!;
        for (const number of [0, winning - 1, winning, winning + 1, one.numbers - 1])
          expect(climbOf(one, number) >= pays, `${number} of ${winning}`).toBe(wins(one, number, 'below', winning));
      }
  });

  it('go along a slider of pays from end to end, and by 0.01 where a pay is small', () => {
    const ends = payBounds(limbo);
    expect([0, 1].map((place) => payAtPlace(ends, place))).toEqual([ends.least, ends.most]);
    for (const pays of [101, 200, 1_000, 100_000]) expect(payAtPlace(ends, placeOfPay(ends, pays))).toBe(pays);
    expect([101, 999, 1_000, 10_000].map(payStepAt)).toEqual([1, 1, 10, 100]);
  });
});
