import { rankOrder } from '../cards/card-number.ts';
import type { Card } from '../cards/cards.ts';
import { drawCards } from '../cards/draw-cards.ts';
import type { DrawBelow } from '../fair/stream.ts';
import { whole } from '../fraction.ts';

/** A win may be put at risk against the dealer's card so many times in a round, ties included. */
export interface DoubleUpRules {
  tries: number;
}

/** One card of the dealer's, and four face down of which the player picks one. All five are of one deck without a joker. */
export interface DoubleUpTry {
  dealer: Card;
  /** Null until one is picked. */
  cards: Card[] | null;
  /** Place of the picked card, from 0. */
  picked: number | null;
}

/** What is shown of it. */
export interface Doubled {
  tries: DoubleUpTry[];
  /** What can be collected, or is at risk while a card is to be picked; 0 once it is lost. */
  won: number;
}

interface Doubling extends Doubled {
  /** What the player can do: `collect`, `double`, or `pick:1` to `pick:4`. None once the round is over. */
  open: readonly string[];
}

export const collectAction = 'collect';
export const doubleAction = 'double';
const toPick = 4;
export const pickActions: readonly string[] = Array.from({ length: toPick }, (_, place) => `pick:${place + 1}`);

/** By the ranks from the deuce up to the ace: above 0 where the picked card is the higher one. */
export function compareCards(picked: Card, dealer: Card): number {
  return rankOrder.indexOf(picked[0]!) - rankOrder.indexOf(dealer[0]!);
}

interface Win {
  won: number;
  /** No doubling may lead to more. */
  most: number;
}

/**
 * Plays the tries to double a win. Each try draws its five cards when it begins, after everything that was drawn before, so
 * that the four are dealt before one is picked.
 */
export function playDoubleUp(
  { tries: mostTries }: DoubleUpRules,
  { won: first, most }: Win,
  actions: readonly string[],
  below: DrawBelow,
): Doubling {
  const tries: DoubleUpTry[] = [];
  let won = first;
  const open = (): readonly string[] => {
    if (tries.at(-1)?.picked === null) return pickActions;
    return won > 0 && 2 * won <= most && tries.length < mostTries ? [collectAction, doubleAction] : [];
  };
  let four: Card[] = [];
  for (const [at, action] of actions.entries()) {
    if (!open().includes(action)) throw new RangeError(`${action} is not possible here`);
    if (action === collectAction) {
      if (at < actions.length - 1) throw new RangeError('the win is collected, and the round over');
      return { tries, won, open: [] };
    }
    if (action === doubleAction) {
      const [dealer, ...others] = drawCards(1 + toPick, below);
      four = others;
      tries.push({ dealer: dealer!, cards: null, picked: null });
      continue;
    }
    const picked = pickActions.indexOf(action);
    const { dealer } = tries.at(-1)!;
    tries[tries.length - 1] = { dealer, cards: four, picked };
    const order = compareCards(four[picked]!, dealer);
    won = order > 0 ? 2 * won : order < 0 ? 0 : won;
  }
  return { tries, won, open: open() };
}

/**
 * One try, as shares: of the 51 other cards 3 tie, and of the rest as many are higher as are lower, over all cards of the dealer's. The
 * return is therefore exactly the win that is at risk.
 */
export const doubleUpFigures = {
  wins: { part: 8n, of: 17n },
  ties: { part: 1n, of: 17n },
  return: whole,
  deviation: Math.sqrt(16 / 17),
} as const;
