import type { Card, CompareOutcome, CompareRules } from '@fairhouse/game-math';

/** One thing that happens on the table: a card comes, or one that lay face down is turned. */
export interface Beat {
  type: 'card' | 'down' | 'turn';
  hand: number;
  /** Place of the card in its hand. */
  at: number;
  /** For how long it is looked at, in milliseconds. */
  ms: number;
}

export type CardSeen = Card | '??';

const dealMs = 270;
const turnMs = 520;

/** How the cards of a round come to lie where they lie, in the order of the table; of a round that continues, those so far. */
export function storyOf({ type }: CompareRules, { hands }: Pick<CompareOutcome, 'hands'>): Beat[] {
  const card = (hand: number, at: number, ms = dealMs): Beat => ({ type: 'card', hand, at, ms });
  /** It lies there for a breath before it turns. */
  const hidden = (hand: number, at: number, pauseMs = 420): Beat[] => [
    { type: 'down', hand, at, ms: pauseMs },
    { type: 'turn', hand, at, ms: turnMs },
  ];
  const further = (hand: number, from: number) =>
    hands[hand]!.slice(from).flatMap((_, i) => hidden(hand, from + i, 640));
  const down = (hand: number, at: number): Beat => ({ type: 'down', hand, at, ms: dealMs });
  const turn = (hand: number, at: number, ms = turnMs): Beat => ({ type: 'turn', hand, at, ms });
  switch (type) {
    case 'baccarat':
      return [
        down(0, 0),
        down(1, 0),
        down(0, 1),
        down(1, 1),
        turn(0, 0, 160),
        turn(0, 1),
        turn(1, 0, 160),
        turn(1, 1),
        ...further(0, 2),
        ...further(1, 2),
      ];
    case 'dragon-tiger':
      return [down(0, 0), down(1, 0), turn(0, 0, 700), turn(1, 0)];
    case 'war': {
      const isWar = hands[0]!.length > 1;
      const first = [card(0, 0, 420), ...hidden(1, 0)];
      return isWar ? [...first, card(0, 1, 420), ...hidden(1, 1, 640)] : first;
    }
    case 'red-dog': {
      const middle = hands[1]!.length > 0 ? hidden(1, 0, 640) : [];
      return [card(0, 0, 420), card(2, 0, 420), ...middle];
    }
    case 'andar-bahar': {
      const [, andar, bahar] = hands as [Card[], Card[], Card[]];
      const count = andar.length + bahar.length;
      // The longer it continues, the quicker it goes.
      const ms = (nth: number) => Math.max(110, 300 - nth * 12);
      const turns = Array.from({ length: count }, (_, nth) => card(1 + (nth % 2), nth >> 1, ms(nth)));
      return [card(0, 0, 520), ...turns];
    }
  }
}

/** The table after the first `count` beats. */
export function tableAfter(story: readonly Beat[], hands: readonly (readonly Card[])[], count: number): CardSeen[][] {
  const table: CardSeen[][] = hands.map(() => []);
  for (const { type, hand, at } of story.slice(0, count)) table[hand]![at] = type === 'down' ? '??' : hands[hand]![at]!;
  return table;
}
