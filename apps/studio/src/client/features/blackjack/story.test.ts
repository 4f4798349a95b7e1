import { type BlackjackOutcome, blackjackGame, simulationStream } from '@fairhouse/game-math';
import { describe, expect, it } from 'vitest';
import { tableAfter, totalOf } from './story.ts';

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

  it('never shows the face-down card before it is turned over', () => {
    for (const outcome of played.flat()) {
      const turned = outcome.events.findIndex(({ type }) => type === 'reveal');
      const last = turned < 0 ? outcome.events.length : turned;
      for (let count = 4; count <= last; count++) expect(tableAfter(outcome, count).dealer[1]).toBe('??');
    }
  });
});
