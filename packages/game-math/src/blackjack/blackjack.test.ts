import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../cards/cards.ts';
import { bestChoice } from './best-choice.ts';
import { handValue } from './cards.ts';
import { deal, openActions, takeAction } from './play-blackjack.ts';
import { basicStrategy, putBackValue } from './put-back.ts';
import type { BlackjackRules } from './rules.ts';
import { shoeValue } from './shoe-value.ts';
import { type SimulatedFigures, simulateBlackjack } from './simulate.ts';
import { boxesSpread } from './spread.ts';
import type { BlackjackAction, Table } from './table.ts';

const casinoRules: BlackjackRules = {
  boxes: 1,
  decks: 8,
  hitsSoft17: false,
  peeks: true,
  insurance: true,
  blackjackPays: [3, 2],
  doubleOn: 'any two cards',
  doubleAfterSplit: true,
  hands: 4,
  acesTakeOne: true,
  lateSurrender: false,
};
const noHoleCard: BlackjackRules = {
  ...casinoRules,
  boxes: 3,
  decks: 2,
  peeks: false,
  insurance: false,
  doubleOn: 'hard 9 to 11',
  hands: 2,
};
const surrender: BlackjackRules = { ...casinoRules, insurance: false, hitsSoft17: true, lateSurrender: true };

/** A table whose shoe begins with these cards: a card to each box, the up card, again, the hole card, then as drawn. */
function laid(rules: BlackjackRules, cards: string, stakes: number[], actions: BlackjackAction[] = []): Table {
  const shoe = cards.split(' ') as Card[];
  const boxes = stakes.flatMap((stake, box) => (stake > 0 ? [{ box, stake }] : []));
  const table = deal(rules, boxes, () => {
    const card = shoe.shift();
    if (!card) throw new Error('the row of cards is over');
    return card;
  });
  for (const action of actions) takeAction(table, action);
  return table;
}

function play(cards: string, actions: BlackjackAction[] = [], stake = 100): Table {
  return laid(casinoRules, cards, [stake], actions);
}
const actionsOf = (table: Table) => openActions(table).map(({ action }) => action);

describe('the edge with an infinite deck (ground truth)', () => {
  it.each([
    ['casino rules', {}, '0.511734'],
    ['dealer hits soft 17', { hitsSoft17: true }, '0.7311'],
    ['no double after split', { doubleAfterSplit: false }, '0.6525'],
    ['blackjack pays 6:5', { blackjackPays: [6, 5] as const }, '1.8646'],
    ['no hole card', { peeks: false }, '0.6253'],
    ['late surrender', { lateSurrender: true }, '0.4262'],
  ])('%s', (_name, change, stated) => {
    const edge = -100 * putBackValue({ ...casinoRules, ...change });
    expect(edge.toFixed(stated.length - 2)).toBe(stated);
  });
});

describe('the value from a full shoe', () => {
  let exact: number;
  let simulated: SimulatedFigures;
  const byTotals = basicStrategy(casinoRules);
  beforeAll(() => {
    exact = shoeValue(casinoRules, byTotals);
    simulated = simulateBlackjack(casinoRules, {
      rounds: 200_000,
      seed: 21,
      choose: bestChoice(casinoRules, byTotals),
    });
  });

  it('comes out on the real table, too: seeded rounds by basic strategy within five standard errors', () => {
    expect(Math.abs(simulated.value - exact)).toBeLessThan((5 * simulated.deviation) / Math.sqrt(200_000));
  });

  it('comes near to that of cards that are put back, the more decks there are', () => {
    const thousand = shoeValue({ ...noHoleCard, decks: 1_000 });
    expect(thousand).toBeCloseTo(putBackValue({ ...noHoleCard, decks: 1_000 }), 4);
  });

  it('strays as cards do that are put back', () => {
    const spread = boxesSpread(casinoRules, 1);
    expect(Math.abs(simulated.hitRate - spread.hitRate)).toBeLessThan(0.006);
    expect(Math.abs(simulated.deviation - spread.deviation)).toBeLessThan(0.01);
  });

  it('never splits tens and fives, whose pairs it does not count', () => {
    for (const rules of [casinoRules, noHoleCard, surrender])
      for (let up = 1; up <= 10; up++)
        for (const pairOf of [5, 10])
          expect(basicStrategy(rules)(up, { total: 2 * pairOf, soft: false }, { mayDouble: true, pairOf })).not.toBe(
            'split',
          );
  });
});

describe('a hand', () => {
  it.each([
    ['AS KS', 21, true],
    ['AS AH', 12, true],
    ['AS 5H TD', 16, false],
    ['AS AH 9D', 21, true],
    ['TS 9H 3D', 22, false],
  ])('%s counts %i', (cards, total, soft) => {
    expect(handValue(cards.split(' ') as Card[])).toEqual({ total, soft });
  });
});

describe('a round', () => {
  it('pays 3 to 2 for blackjack at once', () => {
    const table = play('AS 9H KD 8C');
    expect([table.phase, table.win, table.hands[0]!.result]).toEqual(['SETTLED', 250, 'BLACKJACK']);
    expect(table.dealer).toHaveLength(2);
  });

  it('looks under a ten before the player can stake more, and takes the first stake alone', () => {
    const table = play('8S KH 8D AC');
    expect([table.phase, table.staked, table.win]).toEqual(['SETTLED', 100, 0]);
    expect(table.events).toContainEqual({ step: 0, type: 'peek', blackjack: true });
  });

  it('gives the stake back when both have blackjack', () => {
    expect(play('AS KH KD AC').win).toBe(100);
  });

  it('offers insurance under an ace only, and pays it 2 to 1', () => {
    const offered = play('TS AH 9D KC');
    expect(actionsOf(offered)).toEqual(['insure', 'decline']);
    takeAction(offered, 'insure');
    expect([offered.phase, offered.staked, offered.win]).toEqual(['SETTLED', 150, 150]);
    const lost = play('TS AH 9D 8C', ['insure', 'stand']);
    expect([lost.staked, lost.insuranceWin, lost.hands[0]!.result]).toEqual([150, 0, 'PUSH']);
    expect(actionsOf(play('TS KH 9D 8C'))).not.toContain('insure');
  });

  it('stands on soft 17', () => {
    const table = play('TS 6H 8D AC', ['stand']);
    expect(table.dealer).toEqual(['6H', 'AC']);
    expect(table.hands[0]!.result).toBe('WIN');
  });

  it('draws to 16 and busts', () => {
    const table = play('TS 6H 2D TC KD', ['stand']);
    expect(table.dealer).toEqual(['6H', 'TC', 'KD']);
    expect(table.win).toBe(200);
  });

  it('does not draw for the dealer when the player is bust', () => {
    const table = play('TS 6H 6D TC KD', ['hit']);
    expect([table.hands[0]!.state, table.dealer.length, table.win]).toEqual(['BUST', 2, 0]);
  });

  it('doubles with exactly one card', () => {
    const table = play('6S 6H 5D TC TD 9C', ['double']);
    expect(table.hands[0]).toMatchObject({ stake: 200, doubled: true, result: 'WIN', win: 400 });
    expect(actionsOf(play('2S 6H 3D TC 4D', ['hit']))).toEqual(['hit', 'stand']);
  });

  it('splits to four hands, doubles after a split, and counts 21 after a split as 21', () => {
    const table = play('8S 6H 8D TC 8H 8C 3D TD 2C', ['split']);
    expect(table.hands).toHaveLength(2);
    takeAction(table, 'split');
    expect(table.hands.map(({ cards }) => cards.join(' '))).toEqual(['8S 3D', '8D 8C', '8H TD']);
    expect(actionsOf(table)).toContain('double');
    takeAction(table, 'double');
    expect(table.active).toBe(1);
    expect(actionsOf(table)).toContain('split');
    const aceAndTen = play('AS 6H AD TC KH QC 5D', ['split']);
    expect(aceAndTen.phase).toBe('SETTLED');
    expect(aceAndTen.hands.map(({ result, win }) => [result, win])).toEqual([
      ['PUSH', 100],
      ['PUSH', 100],
    ]);
  });

  it('stops splitting at four hands, and never splits a ten and a king', () => {
    const four = play('8S 6H 8D TC 8H 8C 8S 8D 8H 8C', ['split', 'split', 'split']);
    expect(four.hands).toHaveLength(4);
    expect(actionsOf(four)).not.toContain('split');
    expect(actionsOf(play('TS 6H KD TC'))).not.toContain('split');
  });

  it('returns at most sixteen times the first stake: four hands, all doubled and all won', () => {
    const table = play('8S 6H 8D TC 8H 8C 8S 8D 8H 8C 2D 2C 2S 2H TD', ['split', 'split', 'split']);
    while (table.phase !== 'SETTLED') takeAction(table, 'double');
    expect([table.hands.length, table.staked, table.win]).toEqual([4, 800, 1_600]);
  });

  it('gives split aces one card each', () => {
    const table = play('AS 6H AD TC AH 5C 9D', ['split']);
    expect(table.phase).toBe('SETTLED');
    expect(table.hands.map(({ cards }) => cards.length)).toEqual([2, 2]);
  });

  it.each<[string, BlackjackAction[], BlackjackAction]>([
    ['TS 6H 9D TC', [], 'split'],
    ['TS 6H 9D TC', [], 'insure'],
    ['TS AH 9D TC', [], 'hit'],
    ['TS 6H 9D TC 5H', ['stand'], 'hit'],
    ['2S 6H 3D TC 4D', ['hit'], 'double'],
  ])('with %s after %j refuses to %s', (cards, before, action) => {
    const table = play(cards, before);
    expect(() => takeAction(table, action)).toThrow(RangeError);
  });
});

describe('a round of several boxes', () => {
  const three = { ...casinoRules, boxes: 3, insurance: false };

  it('deals to every box with a chip in turn, and plays one after another with all hands that became of each', () => {
    const table = laid(three, '8S TH 6H 8D 9C TC 3D 2C 4H 5H 6D KD 2H', [100, 0, 300], ['split']);
    expect(table.hands.map(({ box, stake, cards }) => [box, stake, cards.join(' ')])).toEqual([
      [0, 100, '8S 3D'],
      [2, 300, 'TH 9C'],
      [0, 100, '8D 2C'],
    ]);
    expect(table.active).toBe(0);
    takeAction(table, 'double');
    // The second hand of the first box comes before the other box.
    expect([table.active, actionsOf(table)]).toEqual([2, ['hit', 'stand', 'double']]);
    takeAction(table, 'stand');
    expect(table.active).toBe(1);
    takeAction(table, 'stand');
    expect([table.phase, table.dealer.join(' '), table.staked]).toEqual(['SETTLED', '6H TC 5H', 600]);
  });

  it('counts the hands of each box for itself: four of one and four of another', () => {
    const table = laid(three, '8S 9S 6H 8D 9D TC 8H 8C 2S 2D 9H 9C', [100, 100], ['split', 'split', 'stand']);
    while (table.active !== 1) takeAction(table, 'stand');
    expect(actionsOf(table)).toContain('split');
  });

  it('pays a blackjack at once and goes on with the others; the dealer draws for those that stand', () => {
    const table = laid(three, 'AS TS 6H KS 9D TC 7D', [100, 200], ['stand']);
    expect(table.hands.map(({ result, win }) => [result, win])).toEqual([
      ['BLACKJACK', 250],
      ['WIN', 400],
    ]);
    expect(table.dealer).toEqual(['6H', 'TC', '7D']);
  });

  it('ends at once where the dealer looks and finds a blackjack: the first stakes are lost, a blackjack gets its own back', () => {
    const table = laid(three, 'AS TS AH KS 9D KC', [100, 200]);
    expect([table.phase, table.win, table.staked]).toEqual(['SETTLED', 100, 300]);
  });
});

describe('a table without a hole card', () => {
  it('gives the dealer one card until all hands are played, and nothing is looked for', () => {
    const table = laid(noHoleCard, 'TS KH 9D', [100]);
    expect([table.phase, table.dealer]).toEqual(['PLAYER', ['KH']]);
    expect(table.events.map(({ type }) => type)).toEqual(['card', 'card', 'card']);
  });

  it('takes doubled and split stakes for a blackjack that comes after', () => {
    const table = laid(noHoleCard, '8S KH 8D 3C 2D TD AS', [100], ['split', 'double', 'stand']);
    expect([table.phase, table.staked, table.win]).toEqual(['SETTLED', 300, 0]);
  });

  it('draws against a blackjack alone only what could equal it', () => {
    expect(laid(noHoleCard, 'AS 6H KD', [100]).dealer).toEqual(['6H']);
    const equal = laid(noHoleCard, 'AS AH KD KC', [100]);
    expect([equal.dealer.length, equal.win]).toEqual([2, 100]);
    expect(laid(noHoleCard, 'AS AH KD 2C', [100]).win).toBe(250);
  });

  it('draws no card where every hand is bust', () => {
    const table = laid(noHoleCard, 'TS KH 6D TD', [100], ['hit']);
    expect([table.phase, table.dealer.length, table.win]).toEqual(['SETTLED', 1, 0]);
  });

  it('doubles hard 9 to 11 only, and splits once', () => {
    for (const [cards, open] of [
      ['5S KH 3D', false],
      ['5S KH 4D', true],
      ['6S KH 5D', true],
      ['7S KH 5D', false],
      ['AS KH 8D', false],
    ] as const)
      expect(actionsOf(laid(noHoleCard, cards, [100])).includes('double'), cards).toBe(open);
    const again = laid(noHoleCard, '8S KH 8D 8H 3C', [100], ['split']);
    expect(actionsOf(again)).not.toContain('split');
  });
});

describe('late surrender', () => {
  it('gives half of the stake back, of the first two cards alone and once the dealer has looked', () => {
    const table = laid(surrender, 'TS KH 6D TC', [100], ['surrender']);
    expect([table.phase, table.win, table.hands[0]!.result]).toEqual(['SETTLED', 50, 'SURRENDER']);
    expect(actionsOf(laid(surrender, 'TS KH 2D TC 3D', [100], ['hit']))).not.toContain('surrender');
    expect(actionsOf(laid(surrender, '8S KH 8D TC TD 9C', [100], ['split']))).not.toContain('surrender');
    expect(laid(surrender, 'TS KH 6D AC', [100]).win).toBe(0);
  });

  it('is at a table whose dealer draws on a soft 17', () => {
    expect(laid(surrender, 'TS 6H 8D AC 4C', [100], ['stand']).dealer).toEqual(['6H', 'AC', '4C']);
  });
});
