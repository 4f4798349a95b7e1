import {
  type Chance,
  chanceFigures,
  chancesOf,
  type Side,
  simulationStream,
  type TappedStakes,
  type ThresholdDefinition,
  type ThresholdOutcome,
} from '@fairhouse/game-math';
import { thresholdDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from './fixtures/games-in-turn.ts';
import { games, type OfferedGame } from './index.ts';

const thresholds = games.filter(({ kind }) => kind === 'threshold');

describe.each(gamesInTurn(thresholds).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as ThresholdDefinition;
  const chances = chancesOf(definition);
  const first = chances.find(({ winning }) => winning === definition.winning.first)!;

  it('returns exactly what it declares on every chance, in whole numbers', () => {
    expect(chances.length).toBeGreaterThan(50);
    for (const { winning, pays } of chances)
      expect(BigInt(winning) * BigInt(pays) * 100n).toBe(BigInt(definition.numbers) * BigInt(definition.returns));
  });

  it('returns it as well when every number is drawn once', () => {
    for (const chance of [first, chances[0]!])
      for (const side of definition.sides) {
        const { won, hits } = everyNumber(game, side, chance);
        expect(hits).toBe(chance.winning);
        expect((won / (100 * definition.numbers)) * 100).toBeCloseTo(Number(definition.declared.return), 9);
      }
  });

  it('declares the hits and the spread of the chance that is offered first, and the largest win of all', () => {
    const { hitRate, deviation, return: mean } = chanceFigures(definition, first);
    expect((hitRate * 100).toFixed(2)).toBe(definition.declared.hitRate);
    expect(deviation.toFixed(2)).toBe(definition.declared.deviation);
    expect((mean * 100).toFixed(2)).toBe(definition.declared.return);
    expect(Math.max(...chances.map(({ pays }) => pays))).toBe(definition.declared.maxWin * 100);
  });

  it('comes out in play, too: 200,000 seeded rounds of each of three chances within five deviations', () => {
    const rounds = 200_000;
    for (const chance of [first, chances[Math.floor(chances.length / 2)]!, chances.at(-1)!]) {
      const below = simulationStream(20_261);
      const { deviation, return: mean } = chanceFigures(definition, chance);
      let won = 0;
      for (let i = 0; i < rounds; i++)
        won += game.play(
          { stake: 100, side: definition.sides[i % definition.sides.length], winning: chance.winning },
          [],
          below,
        ).win;
      expect(Math.abs(won / rounds / 100 - mean)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    }
  });

  it('pays whole minor units for every stake on every chance, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step])
        for (const { winning } of chances) {
          const bet = { stake, side: 'below', winning };
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          expect(Number.isSafeInteger(game.play(bet, [], () => 0).win)).toBe(true);
        }
    }
  });

  it.each([
    [null],
    [{}],
    [{ stake: '20', side: 'below', winning: 4950 }],
    [{ stake: 20, side: 'left', winning: 4950 }],
    [{ stake: 20, side: 'below', winning: 4951 }],
    [{ stake: 20, side: 'below', winning: 0 }],
    [{ stake: 20, side: 'below', winning: Number.NaN }],
    [{ stake: 20.5, side: 'below', winning: first.winning }],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([0, -20, 30, 10, 10_020])('refuses the stake %i', (stake) => {
    const bet = { stake, side: 'below', winning: first.winning };
    expect(game.readBet(bet, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet({ ...bet, stake: 100 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns } of Object.values(game.words)) {
      const told = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(definition.declared.return);
      for (const figure of [definition.declared.return, definition.declared.hitRate, definition.declared.maxWin])
        expect(told).toContain(figure.toLocaleString('en'));
    }
  });

  it.each<[string, (change: Record<string, unknown>) => void]>([
    ['a return that its choices do not give', (one) => Object.assign(one, { returns: 9_800 })],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one, { stakeStep: 10 })],
    ['a chance offered first that is not offered', (one) => Object.assign(one.winning as object, { first: 4_949 })],
    ['another largest win', (one) => Object.assign(one.declared as object, { maxWin: 900 })],
    ['a side that is there twice', (one) => Object.assign(one, { sides: ['below', 'below'] })],
    ['more winning numbers than numbers', (one) => Object.assign(one.winning as object, { most: definition.numbers })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const other = structuredClone(definition) as unknown as Record<string, unknown>;
    expect(thresholdDefinition.safeParse(other).success).toBe(true);
    change(other);
    expect(thresholdDefinition.safeParse(other).success).toBe(false);
  });
});

function everyNumber(game: OfferedGame, side: Side, { winning }: Chance) {
  const { numbers } = game.definition as ThresholdDefinition;
  let won = 0;
  let hits = 0;
  for (let number = 0; number < numbers; number++) {
    const { win, outcome } = game.play({ stake: 100, side, winning }, [], () => number);
    won += win;
    if ((outcome as ThresholdOutcome).win > 0) hits++;
  }
  return { won, hits };
}
