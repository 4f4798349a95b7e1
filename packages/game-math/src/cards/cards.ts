export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const suits = ['S', 'H', 'D', 'C'] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];

/** Rank and suit: 'AS', 'TH', '7D'. */
export type Card = `${Rank}${Suit}`;

/** One deck in one fixed order, before the shuffle. */
export const oneDeck: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
