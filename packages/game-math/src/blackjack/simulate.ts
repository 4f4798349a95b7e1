import type { Card } from '../cards/cards.ts';
import { simulationStream } from '../fair/seeded.ts';
import { cardValue, eightDecks, handValue } from './cards.ts';
import { basicStrategy } from './infinite-deck.ts';
import { act, deal, openActions } from './play-blackjack.ts';
import { houseRules } from './strategy.ts';
import type { BlackjackAction, Table } from './table.ts';

export interface SimulatedFigures {
  /** Mean result of a first stake of 1. */
  value: number;
  deviation: number;
  /** Share of rounds that return anything. */
  hitRate: number;
}

/** More cards than the longest round can take: four hands and the dealer's. */
const cardsAhead = 60;

/** Plays the real table by basic strategy with seeded numbers: the second method beside the exact one. */
export function simulateBlackjack(rounds: number, seed: number): SimulatedFigures {
  const below = simulationStream(seed);
  const shoe: Card[] = eightDecks.slice();
  const play = basicStrategy(houseRules);
  const chosen = new Map<string, BlackjackAction>();
  const choose = (table: Table): BlackjackAction => {
    if (table.phase === 'INSURANCE') return 'decline';
    const { cards } = table.hands[table.active]!;
    const open = openActions(table).map(({ action }) => action);
    const up = cardValue(table.dealer[0]!);
    const at = handValue(cards);
    const key = `${up} ${at.total} ${at.soft} ${open.join()} ${open.includes('split') ? cards[0]![0] : ''}`;
    const known = chosen.get(key);
    if (known) return known;
    const options = {
      mayDouble: open.includes('double'),
      ...(open.includes('split') && { pairOf: cardValue(cards[0]!) }),
    };
    const action = play(up, at, options) as BlackjackAction;
    chosen.set(key, action);
    return action;
  };
  let sum = 0;
  let squares = 0;
  let hits = 0;
  for (let round = 0; round < rounds; round++) {
    // Fisher–Yates from the front, only as far as a round can see.
    for (let i = 0; i < cardsAhead; i++) {
      const pick = i + below(shoe.length - i);
      const card = shoe[i]!;
      shoe[i] = shoe[pick]!;
      shoe[pick] = card;
    }
    const table = deal(2, shoe);
    while (table.phase !== 'SETTLED') act(table, choose(table));
    const result = (table.win - table.staked) / 2;
    sum += result;
    squares += result * result;
    if (table.win > 0) hits++;
  }
  const value = sum / rounds;
  return { value, deviation: Math.sqrt(squares / rounds - value * value), hitRate: hits / rounds };
}
