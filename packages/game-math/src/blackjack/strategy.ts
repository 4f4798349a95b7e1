/** Ways to play a hand of two or more cards; `P` splits a pair. Values: ace 1, ten and faces 10. */
export type Play = 'hit' | 'stand' | 'double' | 'split' | 'surrender';

export interface BlackjackRules {
  hitsSoft17: boolean;
  doubleAfterSplit: boolean;
  /** Paid to one for a blackjack: 1.5 or 1.2. */
  blackjackPays: number;
  /** The dealer looks under ace and ten before the player acts; else a dealer's blackjack takes every stake. */
  peeks: boolean;
  lateSurrender: boolean;
  hands: number;
}

export const houseRules: BlackjackRules = {
  hitsSoft17: false,
  doubleAfterSplit: true,
  blackjackPays: 1.5,
  peeks: true,
  lateSurrender: false,
  hands: 4,
};

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

export function dealerStands({ total, soft }: Total, rules: BlackjackRules): boolean {
  return total > 17 || (total === 17 && !(soft && rules.hitsSoft17));
}
