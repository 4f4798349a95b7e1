import {
  compareFractions,
  numberOf,
  percentText,
  type RouletteDefinition,
  rouletteSpotsOf,
  type SpotStakes,
  simulationStream,
  spotFigures,
} from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { goldenRoundsOf } from '../folders.ts';
import { games, gamesByRules } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const roulettes = games.filter(({ kind }) => kind === 'roulette');

/** Per cent that the casino keeps, by code: of an even chance, and of every other bet. */
const edges: Record<string, [string, string]> = {
  'european-roulette': ['2.7027', '2.7027'],
  'french-roulette': ['1.3514', '2.7027'],
  'american-roulette': ['5.2632', '5.2632'],
  'mini-roulette': ['3.8462', '3.8462'],
  'live-roulette': ['2.7027', '2.7027'],
};
const chances = ['red', 'black', 'even', 'odd', 'low', 'high'];

it('are as many as have their edges here', () => {
  expect(roulettes.map(({ code }) => code).sort()).toEqual(Object.keys(edges).sort());
});

describe.each(roulettes.map((game) => [game.code, game] as const))('%s', (code, game) => {
  const definition = game.definition as RouletteDefinition;
  const pockets = definition.wheel.length;
  const spots = [...rouletteSpotsOf(definition).values()];
  const red = spots.find(({ id }) => id === 'red')!;

  it('keeps what it says on every bet: by its fraction, and counted over every number', () => {
    for (const spot of spots) {
      const [onChance, onOther] = edges[code]!;
      const stated = chances.includes(spot.id) ? onChance : onOther;
      const figures = spotFigures(definition, spot);
      expect((100 * (1 - numberOf(figures.return))).toFixed(4), spot.id).toBe(stated);
      const won = everyNumber(spot.id);
      const mean = won.reduce((sum, win) => sum + win, 0) / pockets / 100;
      expect((100 * (1 - mean)).toFixed(4), spot.id).toBe(stated);
      const squares = won.reduce((sum, win) => sum + (win / 100) ** 2, 0) / pockets;
      expect(figures.deviation).toBeCloseTo(Math.sqrt(squares - mean ** 2), 9);
      const rateOf = (least: number) => ({
        part: BigInt(won.filter((win) => win > least).length),
        of: BigInt(pockets),
      });
      expect([figures.hitRate, figures.profitRate], spot.id).toEqual([rateOf(0), rateOf(100)]);
    }
  });

  const everyNumber = (spot: string) =>
    Array.from({ length: pockets }, (_, number) => game.play({ bets: [{ spot, stake: 100 }] }, [], () => number).win);

  it('declares the lowest return, the largest win of all, and hits and spread of an even chance', () => {
    const { declared } = definition;
    const { hitRate, profitRate, deviation } = spotFigures(definition, red);
    expect([hitRate, profitRate].map((rate) => percentText(rate))).toEqual([
      declared.hitRate,
      declared.profitRate ?? declared.hitRate,
    ]);
    expect(deviation.toFixed(2)).toBe(declared.deviation);
    const returns = spots.map((spot) => spotFigures(definition, spot).return).sort(compareFractions);
    expect(percentText(returns[0]!)).toBe(declared.return);
    expect(Math.max(...spots.flatMap(({ id }) => everyNumber(id)))).toBe(declared.maxWin * 100);
  });

  it('comes out in play, too: 200,000 seeded rounds of each of three bets within five deviations', () => {
    const rounds = 200_000;
    for (const spot of [red, spots[0]!, spots.find(({ type }) => type === 'column')!]) {
      const below = simulationStream(20_262);
      const bet = { bets: [{ spot: spot.id, stake: 100 }] };
      const figures = spotFigures(definition, spot);
      let won = 0;
      for (let i = 0; i < rounds; i++) won += game.play(bet, [], below).win;
      const bound = (5 * figures.deviation) / Math.sqrt(rounds);
      expect(Math.abs(won / rounds / 100 - numberOf(figures.return))).toBeLessThan(bound);
    }
  });

  it('pays whole minor units for the least and the greatest stake of every bet, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { step, spotMax } = game.stakes(currency) as SpotStakes & { spotMax: Record<string, number> };
      for (const { id, type } of spots)
        for (const stake of [step, spotMax[type]!]) {
          const bet = { bets: [{ spot: id, stake }] };
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          for (let number = 0; number < pockets; number++)
            expect(Number.isSafeInteger(game.play(bet, [], () => number).win)).toBe(true);
        }
    }
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(definition.declared.return);
      expect(stated).toContain(definition.declared.return);
      if (code !== 'european-roulette') expect(stated).toContain(definition.declared.hitRate);
    }
  });
});

it('European roulette is played by the rules of its first release', () => {
  const [, former] = gamesByRules.filter((one) => one.code === 'european-roulette');
  expect(former!.definitionHash).toBe('dacab93931c2678786c923c047d986d31c248af9b3d5e60bb082ec87e8f9f99f');
  expect(goldenRoundsOf('european-roulette').digest).toBe(
    '4de268ef3ac3cfb6e6adb7ae6ddbe8d7ef4ac71bc6ec326a76cd477e02d53343',
  );
});
