/** Why an operator has stopped a member's play, as far as the member is told, by what the block check answers. */
export const playBlockCauses = {
  unspecified: 0,
  payment: 2,
  documents: 3,
  ownWish: 4,
} as const;

export type PlayBlockCause = keyof typeof playBlockCauses;

/** What the block check answers when nothing is in the way. */
export const playAllowed = 1;
