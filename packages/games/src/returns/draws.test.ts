import {
  type DrawBelow,
  drawNumbers,
  numberOf,
  percentText,
  resultChances,
  type SubsetDefinition,
  type SubsetMode,
  type SubsetOutcome,
  simulationStream,
  subsetFigures,
  subsetGame,
  subsetReturn,
  type TappedStakes,
} from '@fairhouse/game-math';
import { subsetDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { gameOf, games } from '../index.ts';
import { sampleBets } from '../sample-play.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const subsets = games.filter(({ kind }) => kind === 'subset');

/** The chance of each count of hits, ball by ball: how far it comes with the next one. */
function hitChances(numbers: number, { drawn, picks }: SubsetMode): { part: bigint; of: bigint }[] {
  let ways = [1n, ...Array.from({ length: picks }, () => 0n)];
  let of = 1n;
  for (let ball = 0; ball < drawn; ball++) {
    ways = ways.map((_, hits) => {
      const stays = BigInt(Math.max(0, numbers - ball - (picks - hits))) * ways[hits]!;
      return stays + (hits > 0 ? BigInt(picks - hits + 1) * ways[hits - 1]! : 0n);
    });
    of *= BigInt(numbers - ball);
  }
  return ways.map((part) => ({ part, of }));
}

/** All 2²⁴ ways to mark a card, by how many cells are marked and which pattern is the best. */
function countedCards({ patterns = [] }: SubsetDefinition): number[][] {
  const masks = patterns.map(({ shapes }) =>
    shapes.map((shape) => shape.reduce((mask, cell) => mask | (1 << cell), 0)),
  );
  const counts = Array.from({ length: 25 }, () => new Array<number>(patterns.length + 1).fill(0));
  const bits = new Uint8Array(1 << 12).map((_, mask) => mask.toString(2).replaceAll('0', '').length);
  for (let marked = 0; marked < 1 << 24; marked++) {
    let best = 0;
    for (let rank = masks.length; rank > 0 && best === 0; rank--)
      for (const mask of masks[rank - 1]!) if ((marked & mask) === mask) best = rank;
    counts[bits[marked & 4095]! + bits[marked >> 12]!]![best]!++;
  }
  return counts;
}

function binomial(count: number, chosen: number): bigint {
  let row = [1n];
  for (let i = 0; i < count; i++) row = Array.from({ length: i + 2 }, (_, k) => (row[k - 1] ?? 0n) + (row[k] ?? 0n));
  return row[chosen] ?? 0n;
}

function cardChances(definition: SubsetDefinition, { drawn }: SubsetMode): { part: bigint; of: bigint }[] {
  return Array.from({ length: definition.patterns!.length + 1 }, (_, best) => ({
    part: cards(definition).reduce(
      (sum, byBest, marked) => sum + BigInt(byBest[best]!) * binomial(51, drawn - marked),
      0n,
    ),
    of: binomial(75, drawn),
  }));
}

let counted: number[][] | undefined;
function cards(definition: SubsetDefinition): number[][] {
  counted ??= countedCards(definition);
  return counted;
}

describe.each(gamesInTurn(subsets).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as SubsetDefinition;
  const { modes, declared, numbers, patterns } = definition;
  const first = modes.find(({ id }) => id === definition.first)!;
  const bets = sampleBets(game) as { stake: number; mode: string; numbers: number[] }[];
  const betOn = (mode: SubsetMode, stake = 100) => ({ ...bets[modes.indexOf(mode)]!, stake });

  it('has the chances of every mode by two methods, and both return its own fraction', () => {
    for (const mode of modes) {
      const chances = patterns ? cardChances(definition, mode) : hitChances(numbers, mode);
      for (const [result, { part, of }] of resultChances(definition, mode).entries())
        expect(part * chances[result]!.of, `${mode.id}, ${result}`).toBe(of * chances[result]!.part);
      const [part, of] = mode.returns.split('/').map(BigInt) as [bigint, bigint];
      const paid = chances.reduce((sum, chance, result) => sum + chance.part * BigInt(mode.pays[result]!), 0n);
      expect(paid * of, mode.id).toBe(part * chances[0]!.of * 100n);
      expect(subsetReturn(definition, mode)).toEqual({ part, of });
    }
  });

  it('returns in every mode what it declares, never less and less than 0.005 points more', () => {
    for (const mode of modes) {
      const { part, of } = subsetReturn(definition, mode);
      const above = part * 1_000_000n - of * BigInt(Number(declared.return) * 10_000);
      expect(above >= 0n && above < of * 50n, mode.id).toBe(true);
    }
  });

  it('declares the hits and the spread of the mode that is offered first, and the largest win of all', () => {
    const { hitRate, profitRate, deviation } = subsetFigures(definition, first);
    expect(percentText(hitRate)).toBe(declared.hitRate);
    expect(percentText(profitRate)).toBe(declared.profitRate ?? declared.hitRate);
    expect(deviation.toFixed(2)).toBe(declared.deviation);
    expect(Math.max(...modes.flatMap(({ pays }) => pays))).toBe(declared.maxWin * 100);
  });

  it('comes out in play, too: 200,000 seeded rounds within five deviations', () => {
    const rounds = 200_000;
    const below = simulationStream(20_262);
    const { deviation, ...figures } = subsetFigures(definition, first);
    const [mean, hitRate] = [numberOf(figures.return), numberOf(figures.hitRate)];
    const bet = betOn(first);
    let [won, hits] = [0, 0];
    for (let i = 0; i < rounds; i++) {
      const { win } = game.play(bet, [], below);
      won += win;
      if (win > 0) hits++;
    }
    expect(Math.abs(won / rounds / 100 - mean)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    const spread = Math.sqrt((hitRate * (1 - hitRate)) / rounds);
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(5 * spread);
  });

  it('pays whole minor units for every stake in every mode, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step])
        for (const mode of modes) {
          const bet = betOn(mode, stake);
          expect(game.readBet(bet, currency)).toEqual({ ok: true, bet, stake });
          expect(mode.pays.every((pays) => (stake * pays) % 100 === 0)).toBe(true);
        }
    }
  });

  const bet = betOn(first, 1_000);
  const other = (change: (numbers: number[]) => void) => {
    const changed = [...bet.numbers];
    change(changed);
    return { ...bet, numbers: changed };
  };
  it.each<[unknown]>([
    [null],
    [{}],
    [{ ...bet, stake: '100' }],
    [{ ...bet, stake: 100.5 }],
    [{ ...bet, mode: 'none' }],
    [{ ...bet, mode: 0 }],
    [{ ...bet, mode: 'constructor' }],
    [{ ...bet, numbers: undefined }],
    [{ ...bet, numbers: 'all' }],
    [other((chosen) => chosen.pop())],
    [other((chosen) => chosen.push(2))],
    [other((chosen) => Object.assign(chosen, { 1: chosen[0] }))],
    [other((chosen) => Object.assign(chosen, { 0: 0 }))],
    [other((chosen) => Object.assign(chosen, { 0: numbers + 1 }))],
    [other((chosen) => Object.assign(chosen, { 0: 1.5 }))],
    [other((chosen) => Object.assign(chosen, { 0: '1' }))],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([0, -100, 10, 1_001, 100_050])('refuses the stake %i', (stake) => {
    expect(game.readBet({ ...bet, stake }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet(bet, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('takes nothing into a bet that it does not know, and is over with its draw', () => {
    expect(game.readBet({ ...bet, bank: 1 }, 'USD')).toEqual({ ok: true, bet, stake: 1_000 });
    expect(() => game.play(bet, ['again'], simulationStream(1))).toThrow(RangeError);
  });

  it('says its figures in its rules', () => {
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(declared.return);
      for (const figure of [declared.return, declared.hitRate, declared.maxWin.toLocaleString('en')])
        expect(stated).toContain(figure);
    }
  });

  it.each<[string, (change: SubsetDefinition & Record<string, unknown>) => void]>([
    ['another return than its modes give', (one) => Object.assign(one.declared, { return: '90.00' })],
    ['a return that is not the mode’s own', (one) => Object.assign(one.modes[0]!, { returns: '1/2' })],
    [
      'a fraction that is not in lowest terms',
      (one) => Object.assign(one.modes[0]!, { returns: doubled(one.modes[0]!) }),
    ],
    ['a mode that returns something else', (one) => Object.assign(one.modes[0]!.pays, { 1: 4 })],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one, { stakeStep: 49 })],
    ['a pay between the steps', (one) => Object.assign(one, { payStep: 70, stakeStep: 10 })],
    ['a mode offered first that is not offered', (one) => Object.assign(one, { first: 'none' })],
    ['another largest win', (one) => Object.assign(one.declared, { maxWin: declared.maxWin + 1 })],
    ['a mode that is there twice', (one) => (one.modes as SubsetMode[]).push(one.modes[0]!)],
    ['a result without a pay', (one) => (one.modes[0]!.pays as number[]).pop()],
    ['other numbers', (one) => Object.assign(one, { numbers: numbers + 1 })],
    ['a draw of all numbers', (one) => Object.assign(one.modes[0]!, { drawn: numbers })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const changed = structuredClone(definition) as SubsetDefinition & Record<string, unknown>;
    expect(subsetDefinition.safeParse(changed).success).toBe(true);
    change(changed);
    expect(subsetDefinition.safeParse(changed).success).toBe(false);
  });
});

function doubled({ returns }: SubsetMode): string {
  return returns
    .split('/')
    .map((part) => BigInt(part) * 2n)
    .join('/');
}

/** Every row of numbers that may be drawn, each once. */
function* everyDraw(limits: readonly number[]): Generator<DrawBelow> {
  const total = limits.reduce((product, limit) => product * limit, 1);
  for (let row = 0; row < total; row++) {
    let left = row;
    yield (n) => {
      const number = left % n;
      left = Math.floor(left / n);
      return number;
    };
  }
}

describe('a draw', () => {
  it('brings every row of numbers once, so every choice of them as often as another', () => {
    const rows = [...everyDraw([7, 6, 5])].map((below) => drawNumbers(7, 3, below));
    expect(new Set(rows.map(String)).size).toBe(210);
    expect(rows.every((row) => new Set(row).size === 3 && row.every((number) => number >= 1 && number <= 7))).toBe(
      true,
    );
    const mode = { id: 'small', drawn: 3, picks: 2, pays: [0, 100, 500], returns: '' };
    const small = { ...(gameOf('keno')!.definition as SubsetDefinition), numbers: 7, modes: [mode] };
    const results = [...everyDraw([7, 6, 5])].map((below) => {
      const { outcome } = subsetGame(small).play({ stake: 100, mode: 'small', numbers: [2, 6] }, [], below);
      return outcome.result;
    });
    const chances = resultChances(small, mode);
    for (const [result, { part, of }] of chances.entries())
      expect(BigInt(results.filter((one) => one === result).length) * of).toBe(part * 210n);
  });

  it('shows the numbers in the order in which they came, and takes a choice in any order', () => {
    const keno = gameOf('keno')!;
    const input = { stake: 100, mode: 'classic-3', numbers: [9, 1, 40] };
    const read = keno.readBet(input, 'USD');
    expect(read).toMatchObject({ ok: true, bet: { numbers: [1, 9, 40] } });
    const outcome = keno.play({ ...input, numbers: [1, 9, 40] }, [], () => 0).outcome as SubsetOutcome;
    expect(outcome.drawn).toEqual([1, 40, 39, 38, 37, 36, 35, 34, 33, 32]);
    expect([outcome.result, outcome.pays, outcome.win]).toEqual([2, 292, 292]);
  });
});

describe('keno', () => {
  const { modes } = gameOf('keno')!.definition as SubsetDefinition;

  it('has four risks with 1 to 10 numbers, and pays no less for more hits but for none at all', () => {
    expect(modes.map(({ risk, picks }) => `${risk} ${picks}`)).toEqual(
      ['classic', 'low', 'medium', 'high'].flatMap((risk) => Array.from({ length: 10 }, (_, i) => `${risk} ${i + 1}`)),
    );
    for (const { pays } of modes) expect(pays).toEqual([...pays].sort((a, b) => a - b));
  });
});
