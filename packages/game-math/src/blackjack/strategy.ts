import type { BlackjackRules } from './rules.ts';

/** Ways to play a hand of two or more cards. Values: ace 1, ten and faces 10. */
export type Play = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

export interface Total {
  total: number;
  soft: boolean;
}

/** The total after one more card. */
export function plus({ total, soft }: Total, card: number): Total {
  let next = total + card;
  let nextSoft = soft;
  if (card === 1 && next + 10 <= 21 && !soft) {
    next += 10;
    nextSoft = true;
  }
  if (nextSoft && next > 21) {
    next -= 10;
    nextSoft = false;
  }
  return { total: next, soft: nextSoft };
}

export const nothing: Total = { total: 0, soft: false };

export function dealerStands({ total, soft }: Total, rules: Pick<BlackjackRules, 'hitsSoft17'>): boolean {
  return total > 17 || (total === 17 && !(soft && rules.hitsSoft17));
}

/** The card that makes a blackjack of this one, and 0 for one that makes none. */
export function naturalWith(up: number): number {
  return up === 1 ? 10 : up === 10 ? 1 : 0;
}

/** What may be done with a hand beside hitting and standing. */
export interface Options {
  mayDouble: boolean;
  maySurrender?: boolean;
  /** Its cards are a pair that may be split. */
  pairOf?: number;
}
