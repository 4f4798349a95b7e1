/** 0 opens the cash-outs, 10 the invitations (specification, section 3); 20 tells of the casino and opens nothing. */
export type NewsType = 0 | 10 | 20;

/** Everything a member is told of. Its sentences stand in texts/. */
export const newsKinds = {
  cashOutApproved: 0,
  cashOutRejected: 0,
  cashOutPaid: 0,
  cashOutFailed: 0,
  friendJoined: 10,
  inviteReward: 10,
  agentBonus: 10,
  vipLevel: 20,
  bonusGiven: 20,
  bonusReleased: 20,
  bonusExpired: 20,
  cashback: 20,
  inactivityFee: 20,
  gift: 20,
  competitionPrize: 20,
  heldWinReleased: 20,
  heldWinRefused: 20,
  documentExpiring: 20,
  documentExpired: 20,
  playNoted: 20,
  limitsAsked: 20,
  breakBegun: 20,
  playInterrupted: 20,
  reviewAsked: 20,
  casino: 20,
} as const satisfies Record<string, NewsType>;

export type NewsKind = keyof typeof newsKinds;

/** What names a page of the site leads there. */
export const newsLinks: Partial<Record<NewsKind, 'playSafely'>> = {
  playNoted: 'playSafely',
  limitsAsked: 'playSafely',
  breakBegun: 'playSafely',
  playInterrupted: 'playSafely',
  reviewAsked: 'playSafely',
};
