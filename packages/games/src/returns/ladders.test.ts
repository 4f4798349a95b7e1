import {
  type CardsShown,
  type DrawBelow,
  type FieldShown,
  type Fraction,
  type Game,
  guessesOn,
  type LadderBet,
  type LadderDefinition,
  type LadderOutcome,
  modesOf,
  numberOf,
  paysFor,
  percentText,
  type RowsShown,
  rankOf,
  returnAt,
  returnsOf,
  type StepsShown,
  type Stop,
  simulationStream,
  stopFigures,
  stopsOf,
  type TappedStakes,
} from '@fairhouse/game-math';
import { ladderDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { gameOf, games, type OfferedGame } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const definitionOf = (game: Game) => game.definition as LadderDefinition;
const ladders = games.filter(({ kind }) => kind === 'ladder');
const tabled = ladders.filter((game) => definitionOf(game).board.type !== 'cards');
const named = (some: OfferedGame[]) => some.map((game) => [game.code, game] as const);
const modesIn = (game: Game) => Array.from({ length: modesOf(definitionOf(game)) }, (_, mode) => mode);
const modeByTraps = (traps: number) => traps - 1;

const [mines, towers, hiLo] = [gameOf('mines')!, gameOf('towers')!, gameOf('hi-lo')!];
const stepped = [gameOf('pump')!, gameOf('road')!];

const bet = (mode: number, stake = 100): LadderBet => ({ stake, mode });
const outcome = (game: Game, of: LadderBet, actions: string[], below: DrawBelow) =>
  game.play(of, actions, below).outcome as LadderOutcome;
const forward = (game: Game, steps: number) =>
  Array.from({ length: steps }, (_, i) => {
    const { type } = definitionOf(game).board;
    return type === 'field' ? `pick:${i}` : type === 'rows' ? 'pick:0' : 'go';
  });

/** The most of these actions that hold one after the other. */
function heldOf(game: Game, of: LadderBet, actions: string[], stream: () => DrawBelow): number {
  for (let count = 1; count <= actions.length; count++)
    if (outcome(game, of, actions.slice(0, count), stream()).state === 'failed') return count - 1;
  return actions.length;
}

/** Calls `each` with every run of the first `depth` numbers of a round, all as likely as one another; later numbers are 0. */
function everyDraw(depth: number, each: (stream: () => DrawBelow) => void): void {
  const digits: number[] = Array(depth).fill(0);
  const sizes: number[] = Array(depth).fill(1);
  const stream = () => {
    let at = 0;
    return (n: number) => {
      if (at >= depth) return 0;
      sizes[at] = n;
      return digits[at++]!;
    };
  };
  for (;;) {
    each(stream);
    let last = depth - 1;
    while (last >= 0 && digits[last] === sizes[last]! - 1) digits[last--] = 0;
    if (last < 0) return;
    digits[last]!++;
  }
}

/** How many of all draws hold for at least so many steps: by steps, and at 0 all of them. */
function heldInEveryDraw(game: Game, mode: number, steps: number, depth: number): number[] {
  const counts: number[] = Array(steps + 1).fill(0);
  everyDraw(depth, (stream) => {
    const held = heldOf(game, bet(mode), forward(game, steps), stream);
    for (let i = 0; i <= held; i++) counts[i]!++;
  });
  return counts;
}

/** The actions that lead to the top, found by trying. */
function wayUp(game: Game, mode: number, stream: () => DrawBelow): string[] {
  const way: string[] = [];
  for (;;) {
    const { done, next } = game.play(bet(mode), way, stream());
    if (done) return way;
    const holds = ({ action }: { action: string }) =>
      action !== 'take' && outcome(game, bet(mode), [...way, action], stream()).state !== 'failed';
    way.push(next.find(holds)!.action);
  }
}

const isShare = (count: number, all: number, { part, of }: Fraction) => BigInt(count) * of === BigInt(all) * part;

describe.each(named(gamesInTurn(ladders)))('%s', (_, game) => {
  const definition = definitionOf(game);
  const { lowest, highest } = returnsOf(definition);

  it('declares the lowest return of its stops, and none returns more than 99.00 %', () => {
    expect(percentText(lowest)).toBe(definition.declared.return);
    expect(highest).toSatisfy(({ part, of }: Fraction) => part * 100n === of * 99n);
  });

  it.each([
    [null],
    [{}],
    [{ stake: '100', mode: 0 }],
    [{ stake: 100, mode: -1 }],
    [{ stake: 100, mode: 0.5 }],
    [{ stake: 100, mode: '0' }],
    [{ stake: 100, mode: modesOf(definition) }],
    [{ stake: 100.5, mode: 0 }],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it.each([0, -100, 110, 10, 10_100])('refuses the stake %i', (stake) => {
    expect(game.readBet(bet(0, stake), 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    expect(game.readBet(bet(0), 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it('takes only what is possible: no take before a step, nothing twice, nothing after the end', () => {
    const below = () => 0;
    for (const wrong of [['take'], ['go', 'pick:99'], ['pick:x'], ['higher', 'lower', '']])
      expect(() => game.play(bet(0), wrong, below)).toThrow(RangeError);
    const [first] = game.play(bet(0), [], below).next;
    const one = game.play(bet(0), [first!.action], simulationStream(7));
    for (const actions of [
      [first!.action, 'take', 'take'],
      [first!.action, 'take', first!.action],
    ])
      expect(() => game.play(bet(0), actions, simulationStream(7))).toThrow(RangeError);
    expect(one.next.every(({ cost }) => cost === 0)).toBe(true);
  });

  it('ends a round that was left by a take; where nothing stands yet, one step is tried before', () => {
    let tried = 0;
    for (let seed = 0; seed < 60; seed++) {
      const actions: string[] = [];
      let round = game.play(bet(definition.first.mode), actions, simulationStream(seed));
      while (!round.done) {
        actions.push(game.abandon(round));
        round = game.play(bet(definition.first.mode), actions, simulationStream(seed));
      }
      expect(actions[0]).not.toBe('take');
      expect(actions.slice(1)).toEqual((round.outcome as LadderOutcome).state === 'taken' ? ['take'] : []);
      tried += actions.length;
    }
    expect(tried).toBeGreaterThan(60);
  });

  it('says its figures in its rules, in both languages', () => {
    const tops =
      definition.board.type === 'cards'
        ? [definition.most * 100]
        : [Math.max(...modesIn(game).map((mode) => stopsOf(definition, mode).at(-1)!.pays))];
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      for (const percent of new Set([percentText(lowest), percentText(highest)])) {
        expect(returns).toContain(percent);
        expect(stated).toContain(percent);
      }
      expect(stated).toContain(definition.declared.hitRate);
      for (const top of tops) expect(stated).toContain((top / 100).toLocaleString('en'));
    }
  });

  it.each<[string, (change: Record<string, unknown>) => void]>([
    [
      'a return that its lowest stop does not give',
      (one) => Object.assign(one.declared as object, { return: '98.99' }),
    ],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one, { stakeStep: 7 })],
    ['a first mode that is not there', (one) => Object.assign(one.first as object, { mode: 99 })],
    ['a declared stop that is not there', (one) => Object.assign(one.first as object, { steps: 39 })],
    ['another largest win', (one) => Object.assign(one.declared as object, { maxWin: 77 })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const other = structuredClone(definition) as unknown as Record<string, unknown>;
    expect(ladderDefinition.safeParse(other).success).toBe(true);
    change(other);
    expect(ladderDefinition.safeParse(other).success).toBe(false);
  });
});

describe.each(named(gamesInTurn(tabled)))('the stops of %s', (_, game) => {
  const definition = definitionOf(game);
  const all = modesIn(game).flatMap((mode) =>
    stopsOf(definition, mode).map((stop, i) => ({ mode, stop, steps: i + 1 })),
  );

  it('rise, pay at most 10,000 times the stake, and pay whole minor units for every stake', () => {
    const { least, most, step, taps } = game.stakes('USD') as TappedStakes;
    for (const { stop, mode, steps } of all) {
      expect(stop.pays).toBeGreaterThan(stopsOf(definition, mode)[steps - 2]?.pays ?? 100);
      expect(stop.pays).toBeLessThanOrEqual(1_000_000);
      for (const stake of [...taps, least + step, most - step]) expect((stake * stop.pays) % 100).toBe(0);
    }
    expect(Math.ceil(Math.max(...all.map(({ stop }) => stop.pays)) / 100)).toBe(definition.declared.maxWin);
  });

  it('declare the hits and the spread of the stop that is named first', () => {
    const { mode, steps } = definition.first;
    const { hitRate, deviation } = stopFigures(stopsOf(definition, mode)[steps - 1]!);
    expect(percentText(hitRate)).toBe(definition.declared.hitRate);
    expect(deviation.toFixed(2)).toBe(definition.declared.deviation);
  });

  it('are taken by themselves at the top, and by hand anywhere below', () => {
    for (const mode of modesIn(game)) {
      const stops = stopsOf(definition, mode);
      const stream = () => () => 0;
      const way = wayUp(game, mode, stream);
      expect(outcome(game, bet(mode), way, stream())).toMatchObject({
        state: 'taken',
        steps: stops.length,
        pays: stops.at(-1)!.pays,
        win: stops.at(-1)!.pays,
      });
      for (let steps = 1; steps < stops.length; steps++) {
        const { pays } = stops[steps - 1]!;
        const taken = game.play(bet(mode), [...way.slice(0, steps), 'take'], stream());
        expect(taken).toMatchObject({ done: true, staked: 100, win: pays, next: [] });
      }
    }
  });

  it('come out in play, too: 200,000 seeded rounds within five deviations', () => {
    const rounds = Math.ceil(200_000 / modesIn(game).length);
    for (const mode of modesIn(game)) {
      const stops = stopsOf(definition, mode);
      const actions = forward(game, 1);
      const below = simulationStream(20_261 + mode);
      let held = 0;
      for (let i = 0; i < rounds; i++) if (outcome(game, bet(mode), actions, below).state !== 'failed') held++;
      const hitRate = numberOf(stopFigures(stops[0]!).hitRate);
      expect(Math.abs(held / rounds - hitRate)).toBeLessThan(5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
    }
  });

  it('tell nothing while the round is open, and everything when it is over', () => {
    const { mode } = definition.first;
    const actions = forward(game, 1);
    const open = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      const one = game.play(bet(mode), actions, simulationStream(seed));
      if (!one.done) open.add(JSON.stringify(one));
      else expect(Object.values((one.outcome as LadderOutcome).board)).not.toContain(null);
    }
    expect(open.size).toBe(1);
  });
});

describe('the chances of the tiles', () => {
  const definition = definitionOf(mines);
  const choose = (n: number, k: number): bigint =>
    Array.from({ length: k }, (_, i) => i).reduce((product, i) => (product * BigInt(n - i)) / BigInt(i + 1), 1n);

  it('are C(25 − mines, k) of C(25, k)', () => {
    for (let traps = 1; traps <= 24; traps++)
      for (const [i, { chance }] of stopsOf(definition, modeByTraps(traps)).entries())
        expect(chance.part * choose(25, i + 1)).toBe(chance.of * choose(25 - traps, i + 1));
  });

  it.each([1, 2, 3, 22, 23, 24])('come out the same with every place of %i mines', (traps) => {
    const stops = stopsOf(definition, modeByTraps(traps)).slice(0, 5);
    const counts = heldInEveryDraw(mines, modeByTraps(traps), stops.length, Math.min(traps, 25 - traps));
    stops.forEach(({ chance }, i) => {
      expect(isShare(counts[i + 1]!, counts[0]!, chance)).toBe(true);
    });
  });

  it('do not depend on which tiles are opened, nor in which order', () => {
    const orders = [
      ['pick:24', 'pick:0', 'pick:12'],
      ['pick:3', 'pick:2', 'pick:1'],
    ];
    const counts = orders.map((actions) => {
      let held = 0;
      everyDraw(2, (stream) => {
        if (heldOf(mines, bet(modeByTraps(2)), actions, stream) === 3) held++;
      });
      return held;
    });
    expect(counts).toEqual([462, 462]); // of 600: 22 · 21 of 25 · 24
  });

  it('show every mine at the end', () => {
    const lost = outcome(mines, bet(modeByTraps(24)), ['pick:3'], () => 0).board as FieldShown;
    expect(lost).toMatchObject({ picked: [3] });
    expect(lost.traps).toHaveLength(24);
    expect(lost.traps).toContain(3);
  });
});

describe('the chances of the rows', () => {
  const definition = definitionOf(towers);

  it.each([
    [0, 6, 6],
    [1, 3, 6],
    [2, 7, 7],
  ])('of way %i come out the same with every place of the traps', (mode, steps, depth) => {
    const counts = heldInEveryDraw(towers, mode, steps, depth);
    stopsOf(definition, mode)
      .slice(0, steps)
      .forEach(({ chance }, i) => {
        expect(isShare(counts[i + 1]!, counts[0]!, chance)).toBe(true);
      });
  });

  it('return 99.00 % at every stop, without a remainder', () => {
    for (const mode of modesIn(towers)) for (const stop of stopsOf(definition, mode)) expect(isEven(stop)).toBe(true);
  });

  it('show the traps of every row at the end', () => {
    const stream = () => simulationStream(3);
    const board = outcome(towers, bet(0), wayUp(towers, 0, stream), stream()).board as RowsShown;
    expect(board.traps!.map((row) => row.length)).toEqual(Array(9).fill(1));
    board.picked.forEach((tile, row) => {
      expect(board.traps![row]).not.toContain(tile);
    });
  });
});

describe('the coin', () => {
  const coin = gameOf('coin-streak')!;
  const definition = definitionOf(coin);

  it('falls on each side in half of all rounds, at every toss, independent of the tosses before', () => {
    const falls = new Map<string, number>();
    everyDraw(10, (stream) => {
      const { traps } = outcome(coin, bet(0), ['pick:0'], stream()).board as RowsShown;
      if (traps) falls.set(traps.flat().join(''), (falls.get(traps.flat().join('')) ?? 0) + 1);
    });
    // Of the rounds that a call of the first side ended: each run of the nine tosses after it once.
    expect([...falls.values()]).toEqual(Array(512).fill(1));
    expect(falls.size).toBe(512);
  });

  it('pays twice the stop before for each right call, 99.00 % at every one, and is cashed out after ten', () => {
    const stops = stopsOf(definition, 0);
    expect(stops.map(({ pays }) => pays)).toEqual(Array.from({ length: 10 }, (_, call) => 198 * 2 ** call));
    for (const stop of stops) expect(isEven(stop)).toBe(true);
    const right = Array<string>(10).fill('pick:0');
    // The trap of each row is the other side.
    const round = outcome(coin, bet(0), right, () => 1);
    expect(round).toMatchObject({ state: 'taken', steps: 10, pays: 101_376, win: 101_376 });
    expect(outcome(coin, bet(0), [...right.slice(0, 3), 'take'], () => 1)).toMatchObject({ pays: 792, win: 792 });
    expect(outcome(coin, bet(0), [...right.slice(0, 3), 'pick:1'], () => 1)).toMatchObject({ state: 'failed', win: 0 });
  });
});

describe.each(named(stepped))('the chances of the steps of %s', (_, game) => {
  const definition = definitionOf(game);

  it('are counted number by number, and their product is that of the stop', () => {
    for (const mode of modesIn(game)) {
      const stops = stopsOf(definition, mode);
      let product: Fraction = { part: 1n, of: 1n };
      stops.forEach(({ chance, pays }, step) => {
        const numbers = step === 0 ? pays * 100 : pays;
        const hold = mode === 0 ? countThatHold(step, numbers) : leastThatFails(step, numbers);
        product = { part: product.part * BigInt(hold), of: product.of * BigInt(numbers) };
        expect(product.part * chance.of).toBe(chance.part * product.of);
      });

      function heldWith(step: number, number: number): boolean {
        let at = 0;
        const below = () => (at++ === step ? number : 0);
        return (
          heldOf(game, bet(mode), forward(game, step + 1), () => {
            at = 0;
            return below;
          }) > step
        );
      }
      function countThatHold(step: number, numbers: number): number {
        return Array.from({ length: numbers }, (_, number) => heldWith(step, number)).filter(Boolean).length;
      }
      /** All numbers below it hold: the two at the border say so. */
      function leastThatFails(step: number, numbers: number): number {
        const border = step === 0 ? definition.returns : stops[step - 1]!.pays;
        expect([heldWith(step, border - 1), heldWith(step, border), heldWith(step, numbers - 1)]).toEqual([
          true,
          false,
          false,
        ]);
        return border;
      }
    }
  });

  it('return 99.00 % at every stop, without a remainder', () => {
    for (const mode of modesIn(game)) for (const stop of stopsOf(definition, mode)) expect(isEven(stop)).toBe(true);
  });

  it('show at the end how far it would have held', () => {
    const held = (actions: string[]) => (outcome(game, bet(0), actions, simulationStream(1)).board as StepsShown).held;
    const all = heldOf(game, bet(0), forward(game, 40), () => simulationStream(1));
    expect(all).toBeGreaterThan(1);
    expect([held(['go']), held(['go', 'take'])]).toEqual([null, all]);
  });
});

describe('the chances of the cards', () => {
  const definition = definitionOf(hiLo);
  const cards = Array.from({ length: 52 }, (_, card) => card);
  const two = (first: number, second: number) => () => [first, second][Number(at++ > 0)]!;
  let at = 0;
  const guess = (first: number, second: number, action: string) => {
    at = 0;
    return outcome(hiLo, bet(0), [action], two(first, second));
  };
  const likelier = Array.from({ length: 13 }, (_, rank) =>
    guessesOn(rank).reduce((one, other) => (other.ranks > one.ranks ? other : one)),
  ).map(({ guess: one }) => one);
  const offered = (first: number) => {
    at = 0;
    return (outcome(hiLo, bet(0), [], two(first, 0)).board as CardsShown).guesses;
  };

  it('come out in every pair of cards', () => {
    for (const first of cards)
      for (const { guess: action, ranks, pays } of offered(first)) {
        const right = cards.filter((second) => guess(first, second, action).state !== 'failed');
        expect(right).toHaveLength(ranks * 4);
        expect(pays).toBe(Math.floor((9_900 * 13) / (100 * ranks)));
        expect(guess(first, right[0]!, action).pays).toBe(pays);
      }
  });

  it('declare the hits and the spread of the likelier guess on any card', () => {
    let [hits, won, squares] = [0, 0, 0];
    for (const first of cards) {
      const best = offered(first).reduce((one, other) => (other.ranks > one.ranks ? other : one));
      for (const second of cards) {
        const { state, pays } = guess(first, second, best.guess);
        if (state === 'failed') continue;
        hits++;
        won += pays / 100;
        squares += (pays / 100) ** 2;
      }
    }
    const all = 52 * 52;
    expect(percentText({ part: BigInt(hits), of: BigInt(all) })).toBe(definition.declared.hitRate);
    expect(Math.sqrt(squares / all - (won / all) ** 2).toFixed(2)).toBe(definition.declared.deviation);
    expect(won / all).toBeGreaterThan(numberOf(returnsOf(definition).lowest));
  });

  it('return no less anywhere than is declared: every row of up to six guesses', () => {
    let lowest = 1;
    const follow = (chance: Fraction, most: number, left: number) => {
      for (let ranks = most; ranks >= 1; ranks--) {
        const next = { part: chance.part * BigInt(ranks), of: chance.of * 13n };
        const pays = paysFor(definition, next);
        lowest = Math.min(lowest, numberOf(returnAt({ chance: next, pays })));
        if (left > 1) follow(next, ranks, left - 1);
      }
    };
    follow({ part: 1n, of: 1n }, 12, 6);
    expect(lowest).toBeCloseTo(numberOf(returnsOf(definition).lowest), 12);
  });

  it('come out in play, too: 200,000 seeded rounds of the likelier guess within five deviations', () => {
    const rounds = 200_000;
    let [won, squares] = [0, 0];
    const below = simulationStream(20_261);
    for (let i = 0; i < rounds; i++) {
      const first = below(52);
      const best = likelier[first % 13]!;
      let drawn = 0;
      const { pays } = outcome(hiLo, bet(0), [best], () => (drawn++ === 0 ? first : below(52)));
      won += pays / 100;
      squares += (pays / 100) ** 2;
    }
    const mean = won / rounds;
    const error = (5 * Math.sqrt(squares / rounds - mean ** 2)) / Math.sqrt(rounds);
    expect(mean).toBeGreaterThan(numberOf(returnsOf(definition).lowest) - error);
    expect(mean).toBeLessThan(0.99 + error);
  });

  it('are those of a whole pack each time, the ace the lowest', () => {
    expect(guessesOn(rankOf('AS'))).toEqual([
      { guess: 'higher', ranks: 12 },
      { guess: 'same', ranks: 1 },
    ]);
    expect(guessesOn(rankOf('KD'))).toEqual([
      { guess: 'lower', ranks: 12 },
      { guess: 'same', ranks: 1 },
    ]);
    expect(guessesOn(rankOf('7H'))).toEqual([
      { guess: 'higher', ranks: 7 },
      { guess: 'lower', ranks: 7 },
    ]);
  });

  it('are passed over 20 times at the most, and the pay stays', () => {
    const skips: string[] = Array(20).fill('skip');
    const shown = outcome(hiLo, bet(0), skips, simulationStream(1));
    expect(shown).toMatchObject({ state: 'open', steps: 0, pays: 0, board: { skipsLeft: 0 } });
    expect(() => hiLo.play(bet(0), [...skips, 'skip'], simulationStream(1))).toThrow(RangeError);
  });

  it('offer no guess that would pay more than 10,000 times, and end the round where none is left', () => {
    // An ace after an ace, three times: 12.87, 169 × 0.99, 2,175.03; a fourth would pay 28,275.
    const aces: string[] = Array(3).fill('same');
    const board = outcome(hiLo, bet(0), aces, () => 0).board as CardsShown;
    expect(board.guesses.map(({ guess: one }) => one)).toEqual(['higher']);
    // On to 9,604.36 times; from a seven both guesses would pay 1.86 times as much.
    let drawn = 0;
    const cardsDrawn = [0, 0, 0, 0, 10, 6, 6, 6];
    const last = outcome(hiLo, bet(0), [...aces, 'higher', 'lower', 'higher', 'higher'], () => cardsDrawn[drawn++]!);
    expect(last).toMatchObject({ state: 'taken', steps: 7, pays: 960_436, win: 960_436 });
  });
});

function isEven(stop: Stop): boolean {
  const { part, of } = returnAt(stop);
  return part * 100n === of * 99n;
}
