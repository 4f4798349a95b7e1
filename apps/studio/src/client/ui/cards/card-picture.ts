import type { DrawCard } from '@fairhouse/game-math';

export function faceOf(card: DrawCard): string {
  return `/art/cards/${card.replace('T', '10')}.webp`;
}

/** Whether a face is a picture. A large one is drawn, but for the figure of a court card. */
export function hasPicture(card: DrawCard, large: boolean): boolean {
  return !large || 'JQK'.includes(card[0]!);
}
