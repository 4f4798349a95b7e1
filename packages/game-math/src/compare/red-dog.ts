import type { Card } from '../cards/cards.ts';
import { type CompareRules, type Deal, type Decide, rankHigh } from './compare.ts';

type RedDog = Extract<CompareRules, { type: 'red-dog' }>;

/** How many ranks lie between two cards: −1 for a pair, 0 for neighbours. */
export function spreadOf(one: Card, other: Card): number {
  return Math.abs(rankHigh(one) - rankHigh(other)) - 1;
}

/** What a spread returns: the narrowest by the table, all others as the spot pays. */
export function spreadPays({ spreads }: Pick<RedDog, 'spreads'>, spread: number, others: number): number {
  return spreads[spread - 1] ?? others;
}

export function dealRedDog(rules: RedDog, draw: () => Card, decide: Decide): Deal {
  const [left, right] = [draw(), draw()];
  const spread = spreadOf(left, right);
  const deal = (
    result: Deal['result'],
    returned: (others: number) => number,
    middle: Card[],
    raised = false,
  ): Deal => ({
    hands: [[left], middle, [right]],
    result,
    waits: false,
    raised,
    returns: ({ pays }) => returned(pays),
  });
  if (spread === 0) return deal('consecutive', () => 100, []);
  if (spread < 0) {
    const middle = draw();
    const isThree = rankHigh(middle) === rankHigh(left);
    return deal(isThree ? 'three' : 'pair', () => (isThree ? rules.three : 100), [middle]);
  }
  const action = decide();
  if (action === undefined) return { ...deal('between', () => 0, []), waits: true };
  const middle = draw();
  const raised = action === 'raise';
  const [low, high] = [rankHigh(left), rankHigh(right)].sort((a, b) => a - b) as [number, number];
  if (rankHigh(middle) <= low || rankHigh(middle) >= high) return deal('outside', () => 0, [middle], raised);
  return deal('between', (others) => spreadPays(rules, spread, others) * (raised ? 2 : 1), [middle], raised);
}
