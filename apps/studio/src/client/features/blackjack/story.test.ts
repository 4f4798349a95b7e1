import { type BlackjackOutcome, blackjackGame, simulationStream } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { tableAfter, totalOf, totalOnTable } from './story.ts';

const stake = 500;

/** Rounds played with every action that happens to be open, so that splits, doubles and insurance all come up. */
function rounds(count: number): BlackjackOutcome[][] {
  const pick = simulationStream(99);
  return Array.from({ length: count }, (_, seed) => {
    const actions: string[] = [];
    const seen: BlackjackOutcome[] = [];
    for (;;) {
      const { outcome, next, done } = blackjackGame.play({ stake }, actions, simulationStream(seed));
      seen.push(outcome);
      if (done) return seen;
      const split = next.find(({ action }) => action === 'split');
      actions.push((split ?? next[pick(next.length)]!).action);
    }
  });
}

describe('the story of a round', () => {
  const played = rounds(1_500);

  it('told to its end, shows the table exactly as the server has it', () => {
    for (const outcome of played.flat()) {
      const table = tableAfter(outcome, outcome.events.length);
      expect(table.dealer).toEqual(outcome.dealer.cards);
      expect(table.insurance).toBe(outcome.insurance.stake);
      expect(
        table.hands.map(({ cards, stake: s, doubled, result, win }) => ({ cards, stake: s, doubled, result, win })),
      ).toEqual(
        outcome.hands.map(({ cards, stake: s, doubled, result, win }) => ({ cards, stake: s, doubled, result, win })),
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

  it('came across splits to four hands, doubles, busts and insurance', () => {
    const ends = played.map((seen) => seen.at(-1)!);
    expect(ends.some(({ hands }) => hands.length === 4)).toBe(true);
    expect(ends.some(({ hands }) => hands.some(({ doubled }) => doubled))).toBe(true);
    expect(ends.some(({ insurance }) => insurance.win > 0)).toBe(true);
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
    const places = ['dealer', 0, 1, 2, 3] as const;
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
    expect(flown).toBeGreaterThan(5_000);
  });

  it('never shows the face-down card before it is turned over', () => {
    for (const outcome of played.flat()) {
      const turned = outcome.events.findIndex(({ type }) => type === 'reveal');
      const last = turned < 0 ? outcome.events.length : turned;
      for (let count = 4; count <= last; count++) expect(tableAfter(outcome, count).dealer[1]).toBe('??');
    }
  });
});
