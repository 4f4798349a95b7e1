import { type Card, oneDeck, ranks } from '../cards/cards.ts';
import type { DrawBelow } from '../fair/stream.ts';
import { compare, type Fraction, times, whole } from '../fraction.ts';
import type { Climb } from './climb.ts';
import { type PayRules, paysFor, returnAt, type Stop } from './stops.ts';

/** Whether the next card is higher or lower. Every card comes from a whole pack; the ace is the lowest. */
export interface CardsBoard {
  type: 'cards';
  /** How many cards may be passed over in one round. */
  skips: number;
}

export type Guess = 'higher' | 'lower' | 'same';

export interface OfferedGuess {
  guess: Guess;
  /** How many of the 13 ranks it wins with. */
  ranks: number;
  /** What a take returns once it has held. */
  pays: number;
}

export interface CardsShown {
  type: 'cards';
  /** The first lies there at the beginning; one more for each action. */
  cards: Card[];
  /** What was said of each card when it lay on top. */
  actions: (Guess | 'skip')[];
  guesses: OfferedGuess[];
  skipsLeft: number;
}

/** 0 for an ace, 12 for a king. */
export const rankOf = (card: Card): number => ranks.indexOf(card[0] as (typeof ranks)[number]);

/** What may be said of a card, and with how many of the 13 ranks it wins: 'higher' and 'lower' win with the same one too, save at the ends. */
export function guessesOn(rank: number): { guess: Guess; ranks: number }[] {
  const same = { guess: 'same', ranks: 1 } as const;
  if (rank === 0) return [{ guess: 'higher', ranks: 12 }, same];
  if (rank === 12) return [{ guess: 'lower', ranks: 12 }, same];
  return [
    { guess: 'higher', ranks: 13 - rank },
    { guess: 'lower', ranks: rank + 1 },
  ];
}

/** On an ace and a king there is a guess for the same one, so that the other is for another. */
function holds(guess: Guess, from: number, to: number): boolean {
  if (guess === 'same') return to === from;
  if (from === 0 || from === 12) return to !== from;
  return guess === 'higher' ? to >= from : to <= from;
}

/**
 * The stops among which the lowest return is: a pay p returns more than p ÷ (p + payStep) of `returns`, so that no chance
 * has to be followed further once that is no less than what was found.
 */
export function cardStops(rules: PayRules): Stop[] {
  const stops: Stop[] = [];
  let lowest: Fraction = { part: BigInt(rules.returns), of: 10_000n };
  const follow = (chance: Fraction, most: number) => {
    for (let count = most; count >= 1; count--) {
      const stop = { chance: times(chance, count, 13), pays: 0 };
      stop.pays = paysFor(rules, stop.chance);
      if (stop.pays > rules.most * 100) return;
      stops.push(stop);
      if (compare(returnAt(stop), lowest) < 0) lowest = returnAt(stop);
      const atLeast = times({ part: BigInt(rules.returns), of: 10_000n }, stop.pays, stop.pays + rules.payStep);
      if (compare(atLeast, lowest) < 0) follow(stop.chance, count);
    }
  };
  follow(whole, 12);
  return stops;
}

export class CardsClimb implements Climb<CardsShown> {
  steps = 0;
  private readonly cards: Card[];
  private readonly actions: (Guess | 'skip')[] = [];
  private skipsLeft: number;
  private chance = whole;
  /** What may be said of the card that lies on top; counted once for it. */
  private guesses: OfferedGuess[] | undefined;

  constructor(
    board: CardsBoard,
    private readonly rules: PayRules,
    private readonly below: DrawBelow,
  ) {
    this.skipsLeft = board.skips;
    this.cards = [this.draw()];
  }

  private draw(): Card {
    return oneDeck[this.below(oneDeck.length)]!;
  }

  private offered(): OfferedGuess[] {
    this.guesses ??= guessesOn(rankOf(this.cards.at(-1)!))
      .map(({ guess, ranks: count }) => ({
        guess,
        ranks: count,
        pays: paysFor(this.rules, times(this.chance, count, 13)),
      }))
      .filter(({ pays }) => pays <= this.rules.most * 100);
    return this.guesses;
  }

  get isAtTop(): boolean {
    return this.offered().length === 0;
  }

  get pays(): number {
    return this.steps === 0 ? 0 : paysFor(this.rules, this.chance);
  }

  tries(): string[] {
    const tries: string[] = this.offered().map(({ guess }) => guess);
    if (tries.length > 0 && this.skipsLeft > 0) tries.push('skip');
    return tries;
  }

  step(action: string): boolean {
    const from = rankOf(this.cards.at(-1)!);
    const next = this.draw();
    this.cards.push(next);
    this.actions.push(action as Guess | 'skip');
    this.guesses = undefined;
    if (action === 'skip') {
      this.skipsLeft -= 1;
      return true;
    }
    if (!holds(action as Guess, from, rankOf(next))) return false;
    this.chance = times(this.chance, guessesOn(from).find(({ guess }) => guess === action)!.ranks, 13);
    this.steps += 1;
    return true;
  }

  shown(over: boolean): CardsShown {
    return {
      type: 'cards',
      cards: [...this.cards],
      actions: [...this.actions],
      guesses: over ? [] : this.offered(),
      skipsLeft: this.skipsLeft,
    };
  }
}
