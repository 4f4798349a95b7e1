import type { NewsLink, NotificationTopic } from '@fairhouse/contract';

/** 0 opens the cash-outs, 10 the invitations (specification, section 3); 20 tells of the casino and opens nothing. */
export type NewsType = 0 | 10 | 20;

interface Kind {
  type: NewsType;
  topic: NotificationTopic;
  /** The page that it is about, where the type names none. */
  link?: NewsLink;
}

/** Everything a member is told of. Its sentences stand in texts/. */
export const newsKinds = {
  cashOutApproved: { type: 0, topic: 'cashOuts' },
  cashOutRejected: { type: 0, topic: 'cashOuts' },
  cashOutPaid: { type: 0, topic: 'cashOuts' },
  cashOutFailed: { type: 0, topic: 'cashOuts' },
  depositCredited: { type: 20, topic: 'deposits', link: 'deposits' },
  friendJoined: { type: 10, topic: 'invitations' },
  inviteReward: { type: 10, topic: 'invitations' },
  agentBonus: { type: 10, topic: 'invitations' },
  vipLevel: { type: 20, topic: 'level', link: 'vipClub' },
  bonusGiven: { type: 20, topic: 'bonuses', link: 'bonus' },
  bonusReleased: { type: 20, topic: 'bonuses', link: 'bonus' },
  bonusExpired: { type: 20, topic: 'bonuses', link: 'bonus' },
  freeRoundsGiven: { type: 20, topic: 'bonuses', link: 'bonus' },
  freeRoundsPaid: { type: 20, topic: 'bonuses', link: 'transactions' },
  bonusEnding: { type: 20, topic: 'bonusEnding', link: 'bonus' },
  cashback: { type: 20, topic: 'bonuses', link: 'transactions' },
  inactivityFee: { type: 20, topic: 'balance', link: 'transactions' },
  gift: { type: 20, topic: 'bonuses', link: 'transactions' },
  competitionPrize: { type: 20, topic: 'competitions', link: 'competitions' },
  competitionCancelled: { type: 20, topic: 'competitions', link: 'competitions' },
  competitionDisqualified: { type: 20, topic: 'competitions', link: 'competitions' },
  competitionReinstated: { type: 20, topic: 'competitions', link: 'competitions' },
  heldWinReleased: { type: 20, topic: 'balance', link: 'transactions' },
  heldWinRefused: { type: 20, topic: 'balance' },
  documentExpiring: { type: 20, topic: 'documents', link: 'documents' },
  documentExpired: { type: 20, topic: 'documents', link: 'documents' },
  documentReviewed: { type: 20, topic: 'documents', link: 'documents' },
  security: { type: 20, topic: 'security', link: 'security' },
  playNoted: { type: 20, topic: 'protection', link: 'playSafely' },
  limitsAsked: { type: 20, topic: 'protection', link: 'playSafely' },
  breakBegun: { type: 20, topic: 'protection', link: 'playSafely' },
  playInterrupted: { type: 20, topic: 'protection', link: 'playSafely' },
  reviewAsked: { type: 20, topic: 'protection', link: 'playSafely' },
  chatMuted: { type: 20, topic: 'support' },
  supportAnswered: { type: 20, topic: 'support', link: 'support' },
  offer: { type: 20, topic: 'offers' },
  casino: { type: 20, topic: 'support' },
} as const satisfies Record<string, Kind>;

export type NewsKind = keyof typeof newsKinds;

export const kindOf = (kind: NewsKind): Kind => newsKinds[kind];
