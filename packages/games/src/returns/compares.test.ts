import {
  bestAction,
  type Card,
  type CompareDefinition,
  type CompareOutcome,
  type CompareRules,
  type CompareSpot,
  type CompareStakes,
  type DrawBelow,
  numberOf,
  oneDeck,
  type Progress,
  percentText,
  shoeOf,
  simulationStream,
  type Way,
  wayFigures,
  waysOf,
} from '@fairhouse/game-math';
import { compareDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { gameOf, games, type OfferedGame } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const tables = games.filter(({ kind }) => kind === 'compare');
const isLong = process.env.TEST_EXTENT === 'long';
const seed = Number(process.env.SAMPLE_SEED ?? 0);
const edgeOf = (way: Way) => (100 - numberOf(wayFigures(way).return) * 100).toFixed(4);

/** Edges that were computed elsewhere and agree with what is published, in per cent: spot, by best play where there is a choice. */
describe('the edges that are published', () => {
  const edges = (rules: CompareRules, decks: number, spots: CompareSpot[]) =>
    waysOf({ rules, decks, spots } as unknown as CompareDefinition).map(edgeOf);
  const spot = (id: string, pays: number): CompareSpot => ({ id, pays });

  it('are those of baccarat with eight decks and with six', () => {
    const spots = [spot('banker', 195), spot('player', 200), spot('tie', 900)];
    expect(edges({ type: 'baccarat' }, 8, spots)).toEqual(['1.0579', '1.2351', '14.3596']);
    expect(edges({ type: 'baccarat' }, 6, spots)).toEqual(['1.0558', '1.2374', '14.4382']);
  });

  it('are those of dragon tiger with eight decks', () => {
    const spots = [spot('dragon', 200), spot('tie', 900), spot('suited-tie', 5_100)];
    expect(edges({ type: 'dragon-tiger', tied: 50 }, 8, spots)).toEqual(['3.7349', '32.7711', '13.9759']);
  });

  it('are those of casino war with one deck, two and six: going to war, with more on a second tie, giving up', () => {
    const war = (warTied: number): CompareRules => ({ type: 'war', warWon: 300, warTied, givenUp: 50 });
    for (const [decks, plain, more, givenUp] of [
      [1, '2.4154', '2.0648', '2.9412'],
      [2, '2.7034', '2.2403', '3.3981'],
      [6, '2.8771', '2.3301', '3.6977'],
    ] as const) {
      expect(edges(war(300), decks, [spot('main', 200)])).toEqual([plain, givenUp]);
      expect(edges(war(400), decks, [spot('main', 200)])).toEqual([more, givenUp]);
    }
  });

  it('are those of red dog with one deck, two and eight', () => {
    const rules: CompareRules = { type: 'red-dog', spreads: [600, 500, 300], three: 1_200 };
    const [one, two, eight] = [1, 2, 8].map((decks) => edges(rules, decks, [spot('ante', 200)])[0]);
    expect([one, two, eight]).toEqual(['3.1554', '3.0766', '2.7509']);
  });

  it('are those of andar bahar with one deck', () => {
    expect(edges({ type: 'andar-bahar' }, 1, [spot('andar', 190), spot('bahar', 200)])).toEqual(['2.1489', '3.0012']);
  });
});

describe('a shoe', () => {
  it('gives every order of its cards once, whatever they are', () => {
    // All numbers that three draws can take, of two decks.
    const firsts = new Map<string, number>();
    for (let a = 0; a < 104; a++)
      for (let b = 0; b < 103; b++) {
        const numbers = [a, b];
        const draw = shoeOf(2, () => numbers.shift()!);
        const order = `${draw()} ${draw()}`;
        firsts.set(order, (firsts.get(order) ?? 0) + 1);
      }
    expect(firsts.size).toBe(52 * 52);
    for (const [order, times] of firsts) expect(times, order).toBe(order.slice(0, 2) === order.slice(3) ? 2 : 4);
  });

  it('runs out when every card was drawn as often as it is in the decks', () => {
    const below = simulationStream(3);
    const draw = shoeOf(2, below);
    const drawn = Array.from({ length: 104 }, draw);
    expect([...drawn].sort()).toEqual([...oneDeck, ...oneDeck].sort());
  });
});

/** What is told apart at the n-th card: whatever is the same is dealt as one. */
type Telling = (draw: number) => (card: Card) => unknown;

const byRank: Telling = () => (card) => card[0];
const byCard: Telling = () => (card) => card;
const byValue: Telling = () => (card) => ('TJQK'.includes(card[0]!) ? '0' : card[0]);

/** Of each table: the tellings by which together every spot is decided, and which spots each of them decides. */
const tellings: Record<CompareRules['type'], [Telling, (spot: CompareSpot) => boolean][]> = {
  baccarat: [
    [byValue, ({ id }) => !id.endsWith('-pair')],
    [(draw) => (draw < 4 ? byRank(draw) : () => ''), ({ id }) => id.endsWith('-pair')],
  ],
  'dragon-tiger': [[byCard, () => true]],
  war: [[byRank, () => true]],
  'red-dog': [[byRank, () => true]],
  'andar-bahar': [[(draw) => (draw === 0 ? () => '' : (card) => card[0] === 'A'), () => true]],
};

/** Deals everything that can be dealt through the rounds themselves, and tells each end with its chance. */
function everyDeal(
  { play }: OfferedGame,
  decks: number,
  bet: unknown,
  telling: Telling,
  decide: (progress: Progress) => string,
  stated: (progress: Progress, chance: number) => void,
): void {
  const choices: { options: { at: number; count: number }[]; taken: number }[] = [];
  let chance = 1;
  const dealing = (): DrawBelow => {
    const left = oneDeck.map(() => decks);
    let draw = 0;
    chance = 1;
    return (cards) => {
      choices[draw] ??= { options: optionsIn(left, telling(draw)), taken: 0 };
      const { options, taken } = choices[draw]!;
      const { at, count } = options[taken]!;
      draw += 1;
      chance *= count / cards;
      let number = 0;
      for (let before = 0; before < at; before++) number += left[before]!;
      left[at]!--;
      return number;
    };
  };
  do {
    const actions: string[] = [];
    let progress = play(bet, actions, dealing());
    while (!progress.done) {
      actions.push(decide(progress));
      progress = play(bet, actions, dealing());
    }
    stated(progress, chance);
    while (choices.length > 0 && choices.at(-1)!.taken === choices.at(-1)!.options.length - 1) choices.pop();
    if (choices.length > 0) choices.at(-1)!.taken += 1;
  } while (choices.length > 0);
}

function optionsIn(left: readonly number[], tell: (card: Card) => unknown): { at: number; count: number }[] {
  const options = new Map<unknown, { at: number; count: number }>();
  left.forEach((count, at) => {
    if (count === 0) return;
    const same = tell(oneDeck[at]!);
    const known = options.get(same);
    if (known) known.count += count;
    else options.set(same, { at, count });
  });
  return [...options.values()];
}

describe.each(gamesInTurn(tables).map((game) => [game.code, game] as const))('%s', (_, game) => {
  const definition = game.definition as CompareDefinition;
  const { rules, spots, decks, declared } = definition;
  const ways = waysOf(definition);
  const bet = (stake = 100, on = spots) => ({ bets: on.map(({ id }) => ({ spot: id, stake })) });

  const plans = [...new Set(ways.map(({ plan }) => plan))].filter(
    (plan, _, all) => plan !== 'none' || all.length === 1,
  );

  it.each(plans)('returns, dealt in every way, what was counted without a card (%s)', (plan) => {
    const measured = spots.map(() => ({ all: 0, mean: 0, squares: 0, hits: 0, profits: 0, largest: 0, times: 0 }));
    const decide = ({ outcome }: Progress) =>
      plan === 'stay' ? 'stay' : bestAction(definition, outcome as CompareOutcome);
    for (const [telling, decides] of tellings[rules.type])
      everyDeal(game, decks, bet(), telling, decide, ({ outcome }, chance) => {
        const { bets, raised } = outcome as CompareOutcome;
        bets.forEach(({ win }, i) => {
          if (!decides(spots[i]!)) return;
          const one = measured[i]!;
          const result = (win - (raised && i === 0 ? 100 : 0)) / 100;
          one.all += chance;
          one.mean += chance * result;
          one.squares += chance * result ** 2;
          if (win > 0) one.hits += chance;
          if (result > 1) one.profits += chance;
          if (win === one.largest) one.times += chance;
          if (win > one.largest) Object.assign(one, { largest: win, times: chance });
        });
      });
    spots.forEach((spot, i) => {
      const way = ways.find((one) => one.spot === spot && [plan, 'none'].includes(one.plan))!;
      const { all, mean, squares, hits, profits, largest, times } = measured[i]!;
      const figures = wayFigures(way);
      expect(all, spot.id).toBeCloseTo(1, 9);
      expect(mean, spot.id).toBeCloseTo(numberOf(figures.return), 9);
      expect(hits, spot.id).toBeCloseTo(numberOf(figures.hitRate), 9);
      expect(profits, spot.id).toBeCloseTo(numberOf(figures.profitRate), 9);
      expect(Math.sqrt(squares - mean ** 2), spot.id).toBeCloseTo(figures.deviation, 7);
      expect(largest, spot.id).toBe(figures.largest);
      expect(1 / times, spot.id).toBeCloseTo(figures.oneIn, 6);
    });
  });

  it('declares the figures of its first spot at best play, and the largest win of all', () => {
    const { return: mean, hitRate, deviation } = wayFigures(ways[0]!);
    expect([percentText(mean), percentText(hitRate), deviation.toFixed(2)]).toEqual([
      declared.return,
      declared.hitRate,
      declared.deviation,
    ]);
    expect(declared.volatility).toBe('low');
    expect(Math.max(...ways.map((way) => wayFigures(way).largest))).toBe(declared.maxWin * 100);
  });

  // All of it of one game, another each time; of every game in the long run.
  const rounds = isLong || tables.indexOf(game) === seed % tables.length ? 200_000 : 20_000;
  it(`comes out in play, too: ${rounds} seeded rounds within five deviations`, () => {
    const below = simulationStream(20_264);
    let [won, hits] = [0, 0];
    for (let i = 0; i < rounds; i++) {
      const first = below(2 ** 31);
      let progress = game.play(bet(100, spots.slice(0, 1)), [], simulationStream(first));
      if (!progress.done) {
        const action = bestAction(definition, progress.outcome as CompareOutcome);
        progress = game.play(bet(100, spots.slice(0, 1)), [action], simulationStream(first));
      }
      won += (progress.win - progress.staked) / 100 + 1;
      if (progress.win > 0) hits++;
    }
    const { deviation, ...figures } = wayFigures(ways[0]!);
    const [mean, hitRate] = [numberOf(figures.return), numberOf(figures.hitRate)];
    expect(Math.abs(won / rounds - mean)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
  });

  it('pays whole minor units on every chip, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { chips, step, tableMax } = game.stakes(currency) as CompareStakes;
      expect([step, tableMax]).toEqual([chips[0], chips.at(-1)]);
      for (const stake of [...chips, tableMax - step]) {
        const one = bet(stake, spots.slice(0, 1));
        expect(game.readBet(one, currency)).toEqual({ ok: true, bet: one, stake });
        for (const { endings } of ways) for (const { returns } of endings) expect((stake * returns) % 100).toBe(0);
      }
    }
  });

  const [{ id: first }] = spots as [CompareSpot];
  it.each<[unknown]>([
    [null],
    [{}],
    [{ bets: [] }],
    [{ bets: [{ spot: first, stake: '100' }] }],
    [{ bets: [{ spot: first, stake: 100.5 }] }],
    [{ bets: [{ spot: 'constructor', stake: 100 }] }],
    [{ bets: [{ spot: 3, stake: 100 }] }],
    [{ bets: [null] }],
    [{ bets: { 0: { spot: first, stake: 100 }, length: 1 } }],
    [
      {
        bets: [
          { spot: first, stake: 100 },
          { spot: first, stake: 100 },
        ],
      },
    ],
  ])('refuses %j as no bet', (input) => {
    expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it('refuses stakes that are none of its chips, or more than the table takes together', () => {
    const refused = { ok: false, reason: 'stake_not_allowed' };
    for (const stake of [0, -100, 50, 150, 50_100])
      expect(game.readBet(bet(stake, spots.slice(0, 1)), 'USD')).toEqual(refused);
    if (spots.length > 1) expect(game.readBet(bet(50_000), 'USD')).toEqual(refused);
    expect(game.readBet(bet(100), 'XXX')).toEqual(refused);
  });

  it('takes nothing into a bet that it does not know', () => {
    const input = { bank: 1, bets: [{ spot: first, stake: 100, pays: 9_900 }] };
    expect(game.readBet(input, 'USD')).toEqual({ ok: true, bet: bet(100, spots.slice(0, 1)), stake: 100 });
  });

  it('goes on only where there is something to decide, and once', () => {
    const decided = { over: 0, open: 0 };
    for (let seed = 0; seed < 60; seed++) {
      const begun = game.play(bet(), [], simulationStream(seed));
      expect(() => game.play(bet(), ['war'], simulationStream(seed))).toThrow(RangeError);
      if (begun.done) {
        decided.over++;
        expect(begun.next).toEqual([]);
        expect(() => game.play(bet(), ['stay'], simulationStream(seed))).toThrow(RangeError);
        continue;
      }
      decided.open++;
      expect(begun).toMatchObject({ staked: 100 * spots.length, win: 0, outcome: { result: null, raised: false } });
      expect(begun.next).toEqual([
        { action: 'raise', cost: 100 },
        { action: 'stay', cost: 0 },
      ]);
      // Nothing further is staked for who left, and every card that lay there lies there still.
      const left = game.play(bet(), [game.abandon(begun)], simulationStream(seed));
      expect(left).toMatchObject({ done: true, staked: 100 * spots.length });
      const raised = game.play(bet(), ['raise'], simulationStream(seed));
      expect(raised).toMatchObject({ done: true, staked: 100 * (spots.length + 1) });
      const cardsOf = ({ outcome }: Progress) => (outcome as CompareOutcome).hands.flat().join();
      if (rules.type === 'war') expect(cardsOf(left)).toBe(cardsOf(begun));
      expect(() => game.play(bet(), ['stay', 'stay'], simulationStream(seed))).toThrow(RangeError);
    }
    expect(decided.open > 0).toBe(rules.type === 'war' || rules.type === 'red-dog');
    expect(decided.over).toBeGreaterThan(0);
  });

  it('says its figures in its rules, those of every spot', () => {
    for (const { rules: stated, returns } of pointedWords(game.words)) {
      const text = stated.map((one) => one.text).join(' ');
      expect(returns).toContain(declared.return);
      for (const figure of [declared.hitRate, String(declared.maxWin)]) expect(text).toContain(figure);
      for (const way of ways) expect(text, way.spot.id).toContain(percentText(wayFigures(way).return));
      // Where a stake or a part of it comes back: how often, and how often the bet wins.
      const { hitRate, profitRate } = wayFigures(ways[0]!);
      const returned = { part: hitRate.part - profitRate.part, of: hitRate.of };
      if (ways[0]!.plan === 'none' && returned.part > 0n)
        for (const share of [profitRate, returned]) expect(text).toContain(percentText(share));
    }
  });

  type Changed = CompareDefinition & Record<string, unknown>;
  it.each<[string, (change: Changed) => void]>([
    ['another return than its first spot gives', (one) => Object.assign(one.declared, { return: '98.00' })],
    ['another largest win', (one) => Object.assign(one.declared, { maxWin: declared.maxWin + 1 })],
    ['a stake that pays parts of a minor unit', (one) => Object.assign(one.spots.at(-1)!, { pays: 195.5 })],
    ['a bet that returns more than is staked', (one) => Object.assign(one.spots.at(-1)!, { pays: 100_000 })],
    ['a spot that its table does not have', (one) => (one.spots as CompareSpot[]).push({ id: 'bank', pays: 200 })],
    ['a spot that is there twice', (one) => (one.spots as CompareSpot[]).push(one.spots[0]!)],
    ['another first spot', (one) => (one.spots as CompareSpot[]).unshift({ id: 'tie', pays: 200 })],
    ['no spots', (one) => Object.assign(one, { spots: [] })],
    ['no decks', (one) => Object.assign(one, { decks: 0 })],
    ['more decks than were counted', (one) => Object.assign(one, { decks: 9 })],
    ['rules that no table has', (one) => Object.assign(one, { rules: { type: 'poker' } })],
    ['a part that no engine knows', (one) => Object.assign(one, { bank: 1 })],
  ])('refuses a definition with %s', (_, change) => {
    const other = structuredClone(definition) as Changed;
    expect(compareDefinition.safeParse(other).success).toBe(true);
    change(other);
    expect(compareDefinition.safeParse(other).success).toBe(false);
  });
});

/** A round in which the cards come in this order. */
function dealt(code: string, cards: readonly Card[], spots: readonly string[], actions: string[] = []) {
  const game = gameOf(code)!;
  const { decks } = game.definition as CompareDefinition;
  const left = oneDeck.map(() => decks);
  const order = [...cards];
  const below = () => {
    const at = oneDeck.indexOf(order.shift()!);
    const number = left.slice(0, at).reduce((sum, count) => sum + count, 0);
    left[at]!--;
    return number;
  };
  const bets = spots.map((spot) => ({ spot, stake: 100 }));
  const progress = game.play({ bets }, actions, below);
  const { bets: paid, result } = progress.outcome as CompareOutcome;
  return { ...progress, result, wins: paid.map(({ win }) => win), left: order.length };
}

describe('baccarat', () => {
  const play = (...cards: Card[]) =>
    dealt('baccarat', cards, ['player', 'banker', 'tie', 'player-pair', 'banker-pair']);

  it('ends with the first four cards where a hand has eight or nine', () => {
    expect(play('9S', '4H', 'KD', '4D', '9C')).toMatchObject({
      result: 'player',
      wins: [200, 0, 0, 0, 1_200],
      left: 1,
    });
    expect(play('9S', '9H', 'KD', 'TD')).toMatchObject({ result: 'tie', wins: [100, 100, 900, 0, 0], left: 0 });
  });

  it('has the banker draw by the player’s third card, as every casino has it', () => {
    // By the banker's total: the third cards of the player on which the banker draws.
    const draws: Record<number, string> = {
      0: 'A23456789K',
      2: 'A23456789K',
      3: 'A2345679K',
      4: '234567',
      5: '4567',
      6: '67',
      7: '',
    };
    for (const [total, on] of Object.entries(draws))
      for (const third of 'A23456789K') {
        const banker = total === '0' ? 'K' : total;
        const cards = ['2S', `${banker}H`, 'KD', 'KC', `${third}S`, 'AC'] as Card[];
        const drew = play(...cards).left === 0;
        expect(drew, `banker ${total}, third card ${third}`).toBe(on.includes(third));
      }
  });

  it('has the banker draw with up to five where the player stood', () => {
    expect(play('6S', '5H', 'KD', 'KC', 'AC').left).toBe(0);
    expect(play('7S', '6H', 'KD', 'KC', 'AC').left).toBe(1);
  });
});
