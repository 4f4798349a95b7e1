import {
  type Choice,
  chanceFigures,
  chanceOf,
  compareFractions,
  leastReturning,
  numberOf,
  payBounds,
  percentText,
  riseAt,
  risenAfterMs,
  simulationStream,
  someChoices,
  type TappedStakes,
  type ThresholdDefinition,
} from '@fairhouse/game-math';
import { thresholdDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { games } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const thresholds = games.filter(({ kind }) => kind === 'threshold');

describe.each(gamesInTurn(thresholds).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as ThresholdDefinition;
  const { numbers, winning: bounds, by, sides, declared } = definition;
  const pays = payBounds(definition);
  const product = BigInt(numbers) * BigInt(definition.returns);
  const first = by.includes('winning') ? { winning: bounds.first } : { pays: Number(product) / 100 / bounds.first };
  const some = someChoices(definition);
  /** Every choice there is, as a player types it: chances and pays with two decimals. */
  const typed: Choice[] = [
    ...(by.includes('pays') ? from(pays.least, pays.most, 1).map((one) => ({ pays: one })) : []),
    ...(by.includes('winning')
      ? from(bounds.least, bounds.most, numbers / 10_000).map((winning) => ({ winning }))
      : []),
  ];

  it('offers every chance and every pay with two decimals between its ends, and returns at most what it declares', () => {
    expect(typed.length).toBeGreaterThan(9_000);
    for (const choice of typed) {
      const chance = chanceOf(definition, choice)!;
      const given = BigInt(chance.winning) * BigInt(chance.pays) * 100n;
      expect(given <= product, JSON.stringify(choice)).toBe(true);
      // A number more, or a hundredth more, would be above it.
      const more = 'pays' in choice ? chance.pays : chance.winning;
      expect(given + BigInt(more) * 100n > product, JSON.stringify(choice)).toBe(true);
    }
  });

  it('declares the return of the choice that returns least, rounded down', () => {
    const returnOf = (choice: Choice) => chanceFigures(definition, chanceOf(definition, choice)!).return;
    const least = returnOf(leastReturning(definition));
    expect(percentText(least)).toBe(declared.return);
    expect([...typed, ...some].filter((choice) => compareFractions(returnOf(choice), least) < 0)).toEqual([]);
  });

  it('lets exactly so many numbers win, on either side', () => {
    for (const choice of some)
      for (const side of sides) {
        const { winning, pays: multiple } = chanceOf(definition, choice)!;
        const winOf = (number: number) => game.play({ stake: 100, side, ...choice }, [], () => number).win;
        const [last, next] = side === 'below' ? [winning - 1, winning] : [numbers - winning, numbers - winning - 1];
        expect([winOf(last), winOf(next)]).toEqual([multiple, 0]);
        expect([winOf(0), winOf(numbers - 1)]).toEqual(side === 'below' ? [multiple, 0] : [0, multiple]);
      }
  });

  it('declares the hits and the spread of the chance that is offered first, and the largest win of all', () => {
    const { hitRate, deviation, return: mean } = chanceFigures(definition, chanceOf(definition, first)!);
    expect(percentText(hitRate)).toBe(declared.hitRate);
    expect(deviation.toFixed(2)).toBe(declared.deviation);
    expect(mean.part * 10_000n).toBe(mean.of * BigInt(definition.returns));
    expect(pays.most).toBe(declared.maxWin * 100);
  });

  it('comes out in play, too: 200,000 seeded rounds of each of three choices within five deviations', () => {
    const rounds = 200_000;
    for (const choice of [first, some[1]!, some.at(-1)!]) {
      const below = simulationStream(20_261);
      const { deviation, return: mean } = chanceFigures(definition, chanceOf(definition, choice)!);
      let won = 0;
      for (let i = 0; i < rounds; i++)
        won += game.play({ stake: 100, side: sides[i % sides.length], ...choice }, [], below).win;
      expect(Math.abs(won / rounds / 100 - numberOf(mean))).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    }
  });

  it.runIf(definition.rise)('pays a cash-out exactly as a target that high, for every number', () => {
    const play = (number: number, bet: object, actions: string[]) =>
      game.play({ stake: 100, side: 'below', ...bet }, actions, () => number).win;
    const manual = { pays: pays.most, manual: true };
    for (let out = pays.least; out < pays.most; out += out < 2_000 ? 1 : 997) {
      const { winning } = chanceOf(definition, { pays: out })!;
      for (const number of [0, winning - 1, winning, numbers - 1])
        expect(play(number, manual, [`out:${out}`]), `${out}`).toBe(play(number, { pays: out }, []));
    }
    for (const number of [0, bounds.least - 1, bounds.least, numbers - 1])
      expect(play(number, manual, ['end'])).toBe(play(number, { pays: pays.most }, []));
    const open = game.play({ stake: 100, side: 'below', ...manual }, [], () => 0);
    expect(open).toMatchObject({ done: false, outcome: { number: null, win: 0, out: null } });
  });

  it.runIf(definition.rise)('stands at each height for the first time when computed, and ends there', () => {
    const rise = definition.rise!;
    for (let height = 101; height <= pays.most; height += height < 2_000 ? 1 : 997) {
      const ms = risenAfterMs(rise, height);
      expect([riseAt(rise, ms) >= height, riseAt(rise, ms - 1) >= height], `${height}`).toEqual([true, false]);
    }
    const bet = { stake: 100, side: 'below', pays: 200, manual: true };
    const { winning } = chanceOf(definition, { pays: 150 })!;
    expect(game.timed!.endsAfterMs(bet, () => winning - 1)).toBe(risenAfterMs(rise, 150));
    expect(game.timed!.endsAfterMs(bet, () => 0)).toBe(risenAfterMs(rise, 200));
    expect(game.timed!.actionAt(bet, 'out', risenAfterMs(rise, 137))).toEqual({ ok: true, action: 'out:137' });
  });

  it.runIf(definition.rise).each([['out:100'], ['out:200'], ['out:1.5'], ['take']])(
    'rejects the action %s in a round with a target of 2.00',
    (action) => {
      const bet = { stake: 100, side: 'below', pays: 200, manual: true };
      expect(() => game.play(bet, [action], () => 0)).toThrow(RangeError);
      expect(() => game.play(bet, ['end', 'end'], () => 0)).toThrow(RangeError);
    },
  );

  it('takes a bet with a cash-out by hand only where there is a curve', () => {
    const read = game.readBet({ stake: 100, side: sides[0], ...first, manual: true }, 'USD');
    expect(read.ok).toBe(definition.rise !== undefined);
    expect(game.readBet({ stake: 100, side: sides[0], ...first, manual: 'yes' }, 'USD').ok).toBe(false);
  });

  it('pays whole minor units for every stake on every choice, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step])
        for (const choice of some) {
          const bet = { stake, side: 'below', ...choice };
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          expect(Number.isSafeInteger(game.play(bet, [], () => 0).win)).toBe(true);
        }
    }
  });

  it.each([
    [null],
    [{}],
    [{ stake: '100', side: 'below', ...first }],
    [{ stake: 100, side: 'left', ...first }],
    [{ stake: 100, side: 'below' }],
    [{ stake: 100, side: 'below', winning: bounds.first, pays: 200 }],
    [{ stake: 100, side: 'below', winning: 0 }],
    [{ stake: 100, side: 'below', winning: bounds.most + 1 }],
    [{ stake: 100, side: 'below', winning: Number.NaN }],
    [{ stake: 100, side: 'below', pays: pays.least - 1 }],
    [{ stake: 100, side: 'below', pays: pays.most + 1 }],
    [{ stake: 100, side: 'below', pays: 1_000.5 }],
    [{ stake: 100, side: 'below', pays: '1000' }],
    [{ stake: 20.5, side: 'below', ...first }],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([0, -100, 30, 150, 10_100])('refuses the stake %i', (stake) => {
    const bet = { stake, side: 'below', ...first };
    expect(game.readBet(bet, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet({ ...bet, stake: 100 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(declared.return);
      for (const figure of [declared.return, declared.hitRate, declared.maxWin])
        expect(stated).toContain(figure.toLocaleString('en'));
    }
  });

  it.each<[string, (change: Record<string, unknown>) => void]>([
    ['a return that no choice gives', (one) => Object.assign(one.declared as object, { return: '99.01' })],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one, { stakeStep: 10 })],
    ['a chance offered first that is not offered', (one) => Object.assign(one.winning as object, { first: 1 })],
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

function from(least: number, most: number, step: number): number[] {
  return Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
}
