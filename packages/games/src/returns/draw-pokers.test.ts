import {
  bestHold,
  type DrawBelow,
  type DrawCard,
  type DrawPokerDefinition,
  type DrawPokerOutcome,
  deckOf,
  handReader,
  holdAction,
  holdsByRanks,
  oneDeck,
  optimalFigures,
  percentText,
  severalProfitRates,
  simulationStream,
  startingHands,
  supersetSums,
  type TappedStakes,
} from '@fairhouse/game-math';
import { drawPokerDefinition } from '@fairhouse/game-math/schema';
import { describe, expect, it } from 'vitest';
import { dealing } from '../fixtures/dealing.ts';
import { gamesInTurn } from '../fixtures/games-in-turn.ts';
import { games } from '../index.ts';
import { pointedWords } from './pointed-words.fixture.ts';

const pokers = games.filter(({ kind }) => kind === 'draw-poker');
const isLong = process.env.TEST_EXTENT === 'long';
const seed = Number(process.env.SAMPLE_SEED ?? 0);

/** Returns with optimal play that were computed elsewhere and agree with what is published, in per cent. */
const published: Record<string, string> = {
  'jacks-or-better': '99.543904',
  'bonus-poker': '99.165973',
  'double-double-bonus': '98.980783',
  'double-bonus': '99.106472',
  'aces-and-faces': '99.255452',
  'aces-and-eights': '99.781762',
  'deuces-wild': '99.728295',
  'joker-poker': '98.085432',
};

describe.each(gamesInTurn(pokers).map((game) => [game.code, game] as const))('%s', (code, game) => {
  const definition = game.definition as DrawPokerDefinition;
  const sums = supersetSums(definition);
  const figures = sums.figures();
  const deck = deckOf(definition.wild);
  const { several = [] } = definition;

  it('returns what is published for its table of pays, with the best of every hold', () => {
    expect((figures.return * 100).toFixed(6)).toBe(published[code]);
  });

  it('declares its return, hits, spread and largest win', () => {
    const { declared } = definition;
    expect(percentText(figures.return)).toBe(declared.return);
    expect(percentText(figures.hitRate)).toBe(declared.hitRate);
    const profits = severalProfitRates(definition, [1, ...several.map(({ hands }) => hands)]);
    expect(profits.map((share) => percentText(share))).toEqual(game.profitRates);
    expect(profits[0]).toBeCloseTo(figures.profitRate, 12);
    expect(figures.deviation.toFixed(2)).toBe(declared.deviation);
    expect(Math.max(...definition.pays.map(({ pays }) => pays))).toBe(declared.maxWin);
    expect(game.largestWinOneIn).toBe(Math.round(1 / figures.top));
    const steps = [2.5, 3.5, 5, 8].filter((border) => figures.deviation >= border).length;
    expect(declared.volatility).toBe(['low', 'low to medium', 'medium', 'medium to high', 'high'][steps]);
  });

  it('declares hits and spread of 3, 10 and 50 hands, which share a deal and a hold', () => {
    expect(several.map(({ hands }) => hands)).toEqual([3, 10, 50]);
    expect(
      figures.several.map(({ hands, hitRate, deviation }) => ({
        hands,
        hitRate: percentText(hitRate),
        deviation: deviation.toFixed(2),
      })),
    ).toEqual(several);
    // The more hands, the less a round strays; what they share stays.
    const spread = [figures, ...figures.several].map(({ deviation }) => deviation);
    expect(spread).toEqual(spread.toSorted((a, b) => b - a));
  });

  it('has every hold worth the same when it is counted by ranks, to the last whole number', () => {
    const byRanks = holdsByRanks(definition);
    if (isLong) {
      const hands = several.map((one) => one.hands);
      expect(optimalFigures(definition.wild, (cards) => byRanks.bestOf(cards).sums, hands)).toEqual(figures);
      return;
    }
    // All hands of every fortieth set of ranks, another one each time.
    let seen = 0;
    startingHands(definition.wild, (cards) => {
      const ranks = cards.reduce((sum, card) => sum * 14 + (card >> 2), 0);
      if (ranks % 41 !== seed % 41) return;
      seen++;
      const { held, sums: counted } = byRanks.bestOf(cards);
      expect([held, counted[0]], `cards ${cards}, seed ${seed}`).toEqual(Object.values(sums.bestOf(cards)));
    });
    expect(seen).toBeGreaterThan(1_000);
  });

  it('pays in play what the tables say, for every draw of a hand', () => {
    const below = simulationStream(seed);
    const hand = pick(deck, 5, below);
    const numbers = hand.map((card) => ordinal(card)).sort((a, b) => a - b);
    const paid = sums.paidByHold(numbers);
    for (const held of [31, 30, 29, 23, 15, 28, 19]) {
      const kept = numbers.map((number) => hand.find((card) => ordinal(card) === number)!);
      const left = deck.filter((card) => !hand.includes(card));
      let won = 0;
      for (const drawn of drawsOf(left, 5 - bitsOf(held)))
        won += game.play({ stake: 5 }, [holdAction(held)], dealing(deck, [...kept, ...drawn])).win;
      expect(won / 5, `${kept} held ${held}`).toBe(paid[held]);
    }
  });

  // All of it of one game, another each time; of every game in the long run.
  const rounds = isLong || pokers.indexOf(game) === seed % pokers.length ? 200_000 : 10_000;
  it(`comes out in play, too: ${rounds} seeded hands within five deviations`, () => {
    const below = simulationStream(20_262);
    let won = 0;
    let hits = 0;
    for (let i = 0; i < rounds; i++) {
      const first = below(2 ** 31);
      const { dealt } = game.play({ stake: 5 }, [], simulationStream(first)).outcome as DrawPokerOutcome;
      const order = dealt.map((card, at) => ({ at, number: ordinal(card) })).sort((a, b) => a.number - b.number);
      const { held } = sums.bestOf(order.map(({ number }) => number));
      const own = order.reduce((mask, { at }, place) => mask | (((held >> place) & 1) << at), 0);
      const { win } = game.play({ stake: 5 }, [holdAction(own)], simulationStream(first));
      won += win;
      if (win > 0) hits++;
    }
    const { return: mean, hitRate, deviation } = figures;
    expect(Math.abs(won / rounds / 5 - mean)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
    expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds));
  });

  it('plays several hands of one deal as the figures say, and the first as it is played alone', () => {
    const best = bestHold(definition);
    const rounds = 3_000;
    for (const { hands, deviation, hitRate } of figures.several.slice(0, isLong ? 3 : 2)) {
      let [sum, hits] = [0, 0];
      for (let seeded = 0; seeded < rounds; seeded++) {
        const bet = { stake: 5, hands };
        const stream = () => simulationStream(seed * rounds + seeded);
        const { dealt } = game.play(bet, [], stream()).outcome as DrawPokerOutcome;
        const action = holdAction(best(dealt));
        const { staked, win, outcome } = game.play(bet, [action], stream());
        const { drawn, line, others, held } = outcome as DrawPokerOutcome;
        const alone = game.play({ stake: 5 }, [action], stream()).outcome as DrawPokerOutcome;
        expect([drawn, line]).toEqual([alone.drawn, alone.line]);
        expect([staked, others?.length]).toEqual([5 * hands, hands - 1]);
        for (const other of others!) {
          expect(new Set([...dealt, ...other.drawn]).size).toBe(10 - bitsOf(held!));
          for (const [i, card] of other.drawn.entries()) expect(card === dealt[i]).toBe(((held! >> i) & 1) === 1);
        }
        const paid = win / staked;
        sum += paid;
        if (win > 0) hits++;
      }
      expect(Math.abs(sum / rounds - figures.return)).toBeLessThan((5 * deviation) / Math.sqrt(rounds));
      expect(Math.abs(hits / rounds - hitRate)).toBeLessThan(5 * Math.sqrt((hitRate * (1 - hitRate)) / rounds) + 1e-9);
    }
  });

  it('takes several hands only as many as it declares, and for no more than the greatest stake', () => {
    const { least, most } = game.stakes('USD') as TappedStakes;
    for (const { hands } of several) {
      const bet = { stake: most / hands, hands };
      const isExact = bet.stake % definition.stakeStep === 0;
      if (isExact) expect(game.readBet(bet, 'USD')).toEqual({ ok: true, bet, stake: most });
      expect(game.readBet({ stake: most, hands }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
      expect(game.readBet({ stake: least, hands }, 'USD')).toMatchObject({ ok: true, stake: least * hands });
    }
    for (const hands of [0, 1, 2, 51, '3', null, 3.5])
      expect(game.readBet({ stake: least, hands }, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it('takes every stake in its step and no other, in every currency', () => {
    for (const currency of ['USD', 'EUR', 'BRL', 'BTC']) {
      const { least, most, step, taps } = game.stakes(currency) as TappedStakes;
      for (const stake of [...taps, least + step, most - step])
        expect(game.readBet({ stake }, currency)).toEqual({ ok: true, bet: { stake }, stake });
      for (const stake of [0, -step, least + 1, most + step])
        expect(game.readBet({ stake }, currency)).toEqual({ ok: false, reason: 'stake_not_allowed' });
    }
    expect(game.readBet({ stake: 100 }, 'XXX')).toEqual({ ok: false, reason: 'stake_not_allowed' });
    for (const input of [null, {}, { stake: '100' }, { stake: 20.5 }, { stake: Number.NaN }])
      expect(game.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
  });

  it('shows five cards and offers every hold, and nothing of the deck beneath them', () => {
    const dealt = game.play({ stake: 100 }, [], simulationStream(7));
    const outcome = dealt.outcome as DrawPokerOutcome;
    expect(Object.keys(outcome).sort()).toEqual(['dealt', 'drawn', 'held', 'kind', 'line', 'stake', 'win']);
    expect([outcome.dealt.length, outcome.drawn, outcome.held, dealt.done, dealt.staked, dealt.win]).toEqual([
      5,
      null,
      null,
      false,
      100,
      0,
    ]);
    expect(dealt.next).toHaveLength(32);
    for (const { action, cost } of dealt.next) {
      expect([cost, /^[a-z0-9][a-z0-9:-]{0,31}$/.test(action)]).toEqual([0, true]);
      const { done, outcome: end } = game.play({ stake: 100 }, [action], simulationStream(7));
      const { dealt: again, drawn, held } = end as DrawPokerOutcome;
      expect([done, again]).toEqual([true, outcome.dealt]);
      expect(new Set([...again, ...drawn!]).size).toBe(10 - bitsOf(held!));
      for (const [i, card] of drawn!.entries()) expect(card === again[i]).toBe(action[5 + i] === '1');
    }
    for (const wrong of [['hold:1111'], ['hold:11112'], ['draw'], ['hold:11111', 'hold:11111']])
      expect(() => game.play({ stake: 100 }, wrong, simulationStream(7))).toThrow(RangeError);
    expect(game.abandon(dealt)).toBe('hold:11111');
  });

  it('says its figures in its rules', () => {
    const { declared } = definition;
    const odds = Math.round(1 / figures.top).toLocaleString('en');
    for (const { rules, returns } of pointedWords(game.words)) {
      const stated = rules.map(({ text }) => text).join(' ');
      expect(returns).toContain(declared.return);
      const ofSeveral = several.map(({ deviation }) => deviation);
      for (const figure of [
        declared.return,
        declared.hitRate,
        declared.deviation,
        `${declared.maxWin}`,
        odds,
        ...ofSeveral,
      ])
        expect(stated).toContain(figure);
    }
  });
});

describe('a hand', () => {
  const lineOf = (code: string, hand: string) => {
    const definition = pokers.find((game) => game.code === code)!.definition as DrawPokerDefinition;
    const line = definition.pays[handReader(definition)(hand.split(' ') as DrawCard[])];
    return line ? `${line.hand}${line.of ?? ''}${line.with ? `+${line.with}` : ''} ${line.pays}` : 'nothing';
  };

  it.each([
    ['jacks-or-better', 'AS KS QS JS TS', 'royal-flush 800'],
    ['jacks-or-better', 'AD 2D 3D 4D 5D', 'straight-flush 50'],
    ['jacks-or-better', '9C 9D 9H 9S 2C', 'four-of-a-kind 25'],
    ['jacks-or-better', 'AS 2D 3D 4D 5D', 'straight 4'],
    ['jacks-or-better', 'QS KS AS 2S 3S', 'flush 6'],
    ['jacks-or-better', 'QS KD AS 2S 3S', 'nothing'],
    ['jacks-or-better', 'JS JD 2S 3S 4D', 'pairJQKA 1'],
    ['jacks-or-better', 'TS TD 2S 3S 4D', 'nothing'],
    ['double-double-bonus', 'AS AD AH AC 4D', 'four-of-a-kindA+234 400'],
    ['double-double-bonus', 'AS AD AH AC 5D', 'four-of-a-kindA 160'],
    ['double-double-bonus', '3S 3D 3H 3C AD', 'four-of-a-kind234+A234 160'],
    ['double-double-bonus', '3S 3D 3H 3C KD', 'four-of-a-kind234 80'],
    ['double-double-bonus', 'KS KD KH KC 2D', 'four-of-a-kind 50'],
    ['aces-and-faces', 'JS JD JH JC 2D', 'four-of-a-kindJQK 40'],
    ['aces-and-eights', '8S 8D 8H 8C 2D', 'four-of-a-kind8A 80'],
    ['aces-and-eights', '7S 7D 7H 7C 2D', 'four-of-a-kind7 50'],
    ['deuces-wild', '2S 2D 2H 2C AD', 'four-wilds 200'],
    ['deuces-wild', 'TS JS QS KS AS', 'royal-flush 800'],
    ['deuces-wild', '2S JS QS 2C AS', 'royal-flush 25'],
    ['deuces-wild', '2S 2D 2H 7C 7D', 'five-of-a-kind 16'],
    ['deuces-wild', '2S 2D 2H 7C 8C', 'straight-flush 10'],
    ['deuces-wild', '2S 2D 2H 7C 8D', 'four-of-a-kind 4'],
    ['deuces-wild', '2S 3D 3H 7C 7D', 'full-house 4'],
    ['deuces-wild', '2S 3D 4H 6C 7D', 'straight 2'],
    ['deuces-wild', '2S AD 3H 5C 4D', 'straight 2'],
    ['deuces-wild', '2S AD KH 5C 4D', 'nothing'],
    ['joker-poker', 'JK 7C 7D 7H 7S', 'five-of-a-kind 200'],
    ['joker-poker', 'JK AC KC QC JC', 'royal-flush 100'],
    ['joker-poker', 'JK AC 2C 3C 4C', 'straight-flush 50'],
    ['joker-poker', 'JK 7C 7D 8H 8S', 'full-house 7'],
    ['joker-poker', 'JK 7C 5D 8H KS', 'pairKA 1'],
    ['joker-poker', 'JK 7C 5D 8H QS', 'nothing'],
  ])('of %s, %s, makes %s', (code, hand, line) => {
    expect(lineOf(code, hand)).toBe(line);
  });

  it('is best held as everybody knows, wherever its cards lie', () => {
    const jacks = bestHold(pokers.find(({ code }) => code === 'jacks-or-better')!.definition as DrawPokerDefinition);
    expect(jacks(['2D', 'AS', 'KS', 'QS', 'JS'])).toBe(0b11110);
    expect(jacks(['JD', '2C', 'JS', '7H', '9D'])).toBe(0b00101);
    expect(jacks(['2C', '7D', '9H', '4S', '3D'])).toBe(0);
    const deuces = bestHold(pokers.find(({ code }) => code === 'deuces-wild')!.definition as DrawPokerDefinition);
    expect(deuces(['2C', '7D', '9H', 'KS', '4D'])).toBe(0b00001);
  });
});

describe('a definition', () => {
  const of = (code: string) =>
    structuredClone(pokers.find((game) => game.code === code)!.definition) as DrawPokerDefinition;
  type Change = (pays: Record<string, unknown>[], definition: Record<string, unknown>) => unknown;

  it.each<[string, string, Change]>([
    ['a line above one that pays more', 'jacks-or-better', (pays) => pays.reverse()],
    [
      'a line that is never paid',
      'jacks-or-better',
      (pays) => pays.splice(3, 0, { hand: 'four-of-a-kind', of: 'A', pays: 10 }),
    ],
    [
      'four wild cards in a deck without them',
      'jacks-or-better',
      (pays) => Object.assign(pays[0]!, { hand: 'four-wilds' }),
    ],
    ['a pair of ranks with a gap', 'jacks-or-better', (pays) => Object.assign(pays.at(-1)!, { of: 'JQA' })],
    ['a fifth card beside a full house', 'jacks-or-better', (pays) => Object.assign(pays[3]!, { with: 'A' })],
    ['ranks of a flush', 'jacks-or-better', (pays) => Object.assign(pays[4]!, { of: 'A' })],
    ['part of a stake', 'jacks-or-better', (pays) => Object.assign(pays[4]!, { pays: 6.5 })],
    ['another largest win', 'jacks-or-better', (_, one) => Object.assign(one.declared as object, { maxWin: 900 })],
    ['a part that no engine knows', 'jacks-or-better', (_, one) => Object.assign(one, { bank: 1 })],
    ['four of one rank among wild cards', 'deuces-wild', (pays) => Object.assign(pays[5]!, { of: 'A' })],
    ['wild cards that would be read as what pays less', 'deuces-wild', (pays) => pays.splice(6, 1)],
  ])('with %s is refused', (_, code, change) => {
    const other = of(code) as unknown as Record<string, unknown>;
    expect(drawPokerDefinition.safeParse(other).success).toBe(true);
    change(other.pays as Record<string, unknown>[], other);
    expect(drawPokerDefinition.safeParse(other).success).toBe(false);
  });
});

/** As the tables of the engine number cards. */
function ordinal(card: DrawCard): number {
  return card === 'JK' ? 52 : '23456789TJQKA'.indexOf(card[0]!) * 4 + 'SHDC'.indexOf(card[1]!);
}

function bitsOf(mask: number): number {
  return [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1).length;
}

function pick<T>(items: readonly T[], count: number, below: DrawBelow): T[] {
  const left = items.slice();
  return Array.from({ length: count }, () => left.splice(below(left.length), 1)[0]!);
}

function* drawsOf<T>(left: readonly T[], count: number, from = 0): Generator<T[]> {
  if (count === 0) return yield [];
  for (let i = from; i < left.length; i++)
    for (const rest of drawsOf(left, count - 1, i + 1)) yield [left[i]!, ...rest];
}

it('knows every card of a deck once', () => {
  expect(new Set(oneDeck.map(ordinal)).size).toBe(52);
});
