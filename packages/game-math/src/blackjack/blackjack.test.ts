import { beforeAll, describe, expect, it } from 'vitest';
import type { Card } from '../cards/cards.ts';
import { eightDecks, handValue } from './cards.ts';
import { shoeValue } from './eight-decks.ts';
import { blackjackGame } from './game.ts';
import { infiniteDeckValue } from './infinite-deck.ts';
import { act, deal, openActions } from './play-blackjack.ts';
import { type SimulatedFigures, simulateBlackjack } from './simulate.ts';
import { houseRules } from './strategy.ts';
import type { BlackjackAction } from './table.ts';

/** A table whose shoe begins with these cards: player, up card, player, hole card, then as drawn. */
function play(cards: string, actions: BlackjackAction[] = [], stake = 100) {
  const table = deal(stake, cards.split(' ') as Card[]);
  for (const action of actions) act(table, action);
  return table;
}
const actionsOf = (table: ReturnType<typeof play>) => openActions(table).map(({ action }) => action);

describe('the edge with an infinite deck (ground truth)', () => {
  it.each([
    ['house rules', {}, '0.511734'],
    ['dealer hits soft 17', { hitsSoft17: true }, '0.7311'],
    ['no double after split', { doubleAfterSplit: false }, '0.6525'],
    ['blackjack pays 6:5', { blackjackPays: 1.2 }, '1.8646'],
    ['no hole card', { peeks: false }, '0.6253'],
    ['late surrender', { lateSurrender: true }, '0.4262'],
  ])('%s', (_name, change, stated) => {
    const edge = -100 * infiniteDeckValue({ ...houseRules, ...change });
    expect(edge.toFixed(stated.length - 2)).toBe(stated);
  });
});

describe('the declared figures', () => {
  let exact: number;
  let simulated: SimulatedFigures;
  beforeAll(() => {
    exact = shoeValue(houseRules);
    simulated = simulateBlackjack(600_000, 21);
  }, 60_000);

  it('returns what is declared, computed from a full shoe of eight decks', () => {
    expect((100 * (1 + exact)).toFixed(2)).toBe(blackjackGame.declared.return);
  });

  it('returns it on the real table, too: seeded rounds by basic strategy within four standard errors', () => {
    const error = simulated.deviation / Math.sqrt(600_000);
    expect(Math.abs(simulated.value - exact)).toBeLessThan(4 * error);
  });

  it('hits and varies as declared', () => {
    expect(Math.abs(simulated.hitRate * 100 - Number(blackjackGame.declared.hitRate))).toBeLessThan(0.3);
    expect(simulated.deviation.toFixed(2)).toBe(blackjackGame.declared.deviation);
  });
});

describe('the shoe', () => {
  it('holds eight of every card', () => {
    const counts = new Map<string, number>();
    for (const card of eightDecks) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([...counts.values()]).toEqual(Array(52).fill(8));
  });

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
    act(offered, 'insure');
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
    act(table, 'split');
    expect(table.hands.map(({ cards }) => cards.join(' '))).toEqual(['8S 3D', '8D 8C', '8H TD']);
    expect(actionsOf(table)).toContain('double');
    act(table, 'double');
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

  it('returns at most the declared multiple of the first stake: four hands, all doubled and all won', () => {
    const table = play('8S 6H 8D TC 8H 8C 8S 8D 8H 8C 2D 2C 2S 2H TD', ['split', 'split', 'split']);
    while (table.phase !== 'SETTLED') act(table, 'double');
    expect([table.hands.length, table.staked, table.win]).toEqual([4, 800, 100 * blackjackGame.declared.maxWin]);
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
    expect(() => act(table, action)).toThrow(RangeError);
  });
});

describe('what the player sees', () => {
  it('never holds the card that lies face down, nor what the shoe holds', () => {
    const below = (n: number) => n - 1;
    const { outcome, done } = blackjackGame.play({ stake: 100 }, [], below);
    expect(done).toBe(false);
    expect(outcome.dealer.cards[1]).toBe('??');
    expect(outcome.events.filter((event) => event.type === 'card').at(-1)).toMatchObject({ to: 'dealer', card: '??' });
    expect(Object.keys(outcome)).not.toContain('shoe');
  });
});

describe('reading a bet', () => {
  it.each([[undefined], [null], [{ stake: '100' }], [{ stake: 100.5 }], [{ stake: Number.POSITIVE_INFINITY }]])(
    'refuses %j',
    (input) => {
      expect(blackjackGame.readBet(input, 'USD')).toEqual({ ok: false, reason: 'wrong_input' });
    },
  );

  it.each([[0], [-100], [99], [150], [50_100]])('does not offer a stake of %i cents', (stake) => {
    expect(blackjackGame.readBet({ stake }, 'USD')).toEqual({ ok: false, reason: 'stake_not_allowed' });
  });

  it.each(['USD', 'EUR', 'BRL', 'BTC'])('keeps every payment whole in %s', (currency) => {
    const { min } = blackjackGame.stakes(currency) as { min: number };
    expect(blackjackGame.readBet({ stake: min }, currency)).toMatchObject({ ok: true, stake: min });
    expect(min % 2).toBe(0);
  });
});
