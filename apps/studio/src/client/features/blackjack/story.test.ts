import { type BlackjackOutcome, simulationStream } from '@fairhouse/game-math';
import { gameOf } from '@fairhouse/games';
import { describe, expect, it } from 'vitest';
import { tableAfter, totalOf, totalOnTable } from './story.ts';

/** Rounds played with every action that happens to be open, so that splits, doubles and insurance all come up. */
function rounds(code: string, bet: unknown, count: number): BlackjackOutcome[][] {
  const game = gameOf(code)!;
  const pick = simulationStream(99);
  return Array.from({ length: count }, (_, seed) => {
    const actions: string[] = [];
    const seen: BlackjackOutcome[] = [];
    for (;;) {
      const { outcome, next, done } = game.play(bet, actions, simulationStream(seed));
      seen.push(outcome as BlackjackOutcome);
      if (done) return seen;
      const split = next.find(({ action }) => action === 'split');
      actions.push((split ?? next[pick(next.length)]!).action);
    }
  });
}

const threeBoxes = { bets: [500, 1_000, 2_500].map((stake, box) => ({ spot: `box-${box + 1}`, stake })) };
const tables = [
  ['blackjack', { stake: 500 }],
  ['three-box-blackjack', threeBoxes],
  ['european-blackjack', { bets: [threeBoxes.bets[0], threeBoxes.bets[2]] }],
] as const;

describe.each(tables)('the story of a round of %s', (code, bet) => {
  const played = rounds(code, bet, process.env.TURNS === 'one' ? 300 : 700);
  const holeCard = code !== 'european-blackjack';
  const most = Math.max(...played.flat().map(({ hands }) => hands.length));

  it('shown to its end, shows the table exactly as the server has it', () => {
    for (const outcome of played.flat()) {
      const table = tableAfter(outcome, outcome.events.length);
      expect(table.dealer).toEqual(outcome.dealer.cards);
      expect(table.insurance).toBe(outcome.insurance.stake);
      expect(
        table.hands.map(({ box = 0, cards, stake, doubled, result, win }) => ({
          box,
          cards,
          stake,
          doubled,
          result,
          win,
        })),
      ).toEqual(
        outcome.hands.map(({ box = 0, cards, stake, doubled, result, win }) => ({
          box,
          cards,
          stake,
          doubled,
          result,
          win,
        })),
      );
      outcome.hands.forEach((hand, i) => {
        const total = totalOf(table.hands[i]!.cards, table.hands[i]!.fromSplit)!;
        expect(total).toMatchObject({
          total: hand.total,
          soft: hand.soft,
          blackjack: hand.state === 'BLACKJACK' || (total.blackjack && hand.state !== 'STOOD'),
        });
      });
    }
  });

  it('came across splits, doubles and busts', () => {
    const ends = played.map((seen) => seen.at(-1)!);
    expect(most).toBeGreaterThan(code === 'three-box-blackjack' ? 4 : 3);
    expect(ends.some(({ hands }) => hands.some(({ doubled }) => doubled))).toBe(true);
    expect(ends.some(({ insurance }) => insurance.win > 0)).toBe(code === 'blackjack');
    expect(ends.some(({ hands }) => hands.some(({ state }) => state === 'BUST'))).toBe(true);
  });

  it('only ever grows from one action to the next, so that what was shown stays shown', () => {
    for (const seen of played) {
      for (let i = 1; i < seen.length; i++) {
        const before = seen[i - 1]!.events;
        expect(seen[i]!.events.slice(0, before.length)).toEqual(before);
      }
    }
  });

  it('counts a card once it has landed, and not while it flies', () => {
    const places = ['dealer' as const, ...Array.from({ length: most }, (_, place) => place)];
    const totals = (...at: Parameters<typeof tableAfter>) => {
      const table = tableAfter(...at);
      return places.map((place) => (place === 'dealer' || table.hands[place] ? totalOnTable(table, place) : undefined));
    };
    let flown = 0;
    for (const outcome of played.flat()) {
      for (const [index, event] of outcome.events.entries()) {
        const [before, inFlight, landed] = [
          totals(outcome, index),
          totals(outcome, index + 1, false),
          totals(outcome, index + 1),
        ];
        if (event.type === 'card' || event.type === 'reveal') {
          expect(inFlight).toEqual(before);
          if (event.type === 'reveal' || event.card !== '??') expect(landed).not.toEqual(before);
          flown += 1;
        } else if (event.type === 'split') {
          // The card that stayed is counted at once, the one that moves over when it lies there.
          expect(inFlight[event.hand + 1]).toEqual(landed[event.hand + 1]);
          expect(inFlight[event.newHand + 1]).toBeUndefined();
          expect(landed[event.newHand + 1]).toBeDefined();
        } else expect(inFlight).toEqual(landed);
      }
    }
    expect(flown).toBeGreaterThan(2_000);
  });

  it('never shows the face-down card before it is turned over', () => {
    for (const outcome of played.flat()) {
      const turned = outcome.events.findIndex(({ type }) => type === 'reveal');
      const last = turned < 0 ? outcome.events.length : turned;
      const dealt = outcome.events.findIndex((event) => event.type === 'card' && event.card === '??') + 1;
      expect(dealt > 0).toBe(holeCard);
      for (let count = dealt; dealt > 0 && count <= last; count++)
        expect(tableAfter(outcome, count).dealer[1]).toBe('??');
    }
  });
});
