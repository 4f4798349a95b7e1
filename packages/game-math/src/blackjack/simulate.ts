import { type Card, oneDeck } from '../cards/cards.ts';
import { simulationStream } from '../fair/seeded.ts';
import { bestChoice } from './best-choice.ts';
import { deal, openActions, takeAction } from './play-blackjack.ts';
import type { BlackjackRules } from './rules.ts';

interface Simulation {
  rounds: number;
  seed: number;
  /** With one stake on each; one alone by default. */
  boxes?: number;
  /** The best play by default. */
  choose?: ReturnType<typeof bestChoice>;
}

export interface SimulatedFigures {
  /** Mean result in all first stakes together. */
  value: number;
  deviation: number;
  /** Share of rounds that return anything. */
  hitRate: number;
  /** Share of rounds that return more than was staked. */
  profitRate: number;
}

/** Plays the real table with seeded numbers: the second method beside the exact one. */
export function simulateBlackjack(
  rules: BlackjackRules,
  { rounds, seed, boxes = 1, choose = bestChoice(rules) }: Simulation,
): SimulatedFigures {
  const below = simulationStream(seed);
  const shoe: Card[] = Array.from({ length: rules.decks }, () => oneDeck).flat();
  const stakes = Array.from({ length: boxes }, (_, box) => ({ box, stake: 2 }));
  let sum = 0;
  let squares = 0;
  let hits = 0;
  let profits = 0;
  for (let round = 0; round < rounds; round++) {
    // Fisher–Yates from the front, a card at a time.
    let dealt = 0;
    const table = deal(rules, stakes, () => {
      const pick = dealt + below(shoe.length - dealt);
      const card = shoe[pick]!;
      shoe[pick] = shoe[dealt]!;
      shoe[dealt++] = card;
      return card;
    });
    while (table.phase !== 'SETTLED') {
      if (table.phase === 'INSURANCE') {
        takeAction(table, 'decline');
        continue;
      }
      const { cards, fromSplit } = table.hands[table.active]!;
      const open = openActions(table).map(({ action }) => action);
      takeAction(table, choose({ up: table.dealer[0]!, cards, fromSplit, open }));
    }
    const result = (table.win - table.staked) / (2 * boxes);
    sum += result;
    squares += result * result;
    if (table.win > 0) hits++;
    if (result > 0) profits++;
  }
  const value = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - value * value);
  return { value, deviation, hitRate: hits / rounds, profitRate: profits / rounds };
}
