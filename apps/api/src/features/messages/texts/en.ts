import type { NewsKind } from '../news.kinds.ts';

export const en: Record<NewsKind, string> = {
  cashOutApproved: 'Your cash-out of {amount} was approved. We will tell you as soon as it is paid.',
  cashOutRejected: 'Your cash-out of {amount} was not approved: {reason} The money is back in your balance.',
  cashOutPaid: 'Your cash-out of {amount} has been paid.',
  cashOutFailed:
    'Your cash-out of {amount} could not be paid. The money is back in your balance. Please check the details and apply again.',
  friendJoined: 'Somebody you invited has joined and counts towards your rewards.',
  inviteReward: 'Your invitation reward of {amount} is in your balance.',
  agentBonus: 'Your agent bonus of {amount} is in your balance.',
  vipLevel: 'You have reached a new VIP level: {level}.',
  house: '{en}',
};
