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
  bonusGiven: 'Your bonus of {amount} is in your balance. The bonus screen shows the bets it asks for.',
  bonusReleased: 'You have made all bets of your bonus: {amount} of it is yours now.',
  bonusExpired: 'The time of your bonus is over, and {amount} ended with it. The rest of your balance is yours.',
  cashback: 'Your cashback of {amount} for last week is in your balance.',
  inactivityFee:
    'Your account has not been used for a long time: {amount} was charged for this month. Log in to end it, or cash out what is left.',
  gift: 'A gift of {amount} from the house is in your balance.',
  heldWinReleased: 'Your win of {amount} in {game} has been checked and is in your balance.',
  heldWinRefused:
    'Your win of {amount} in {game} was checked and is not paid: {reason} If you see it differently, write to us from the help area.',
  documentExpiring:
    'Your {documentEn} is valid until {dayEn}. Please upload a new one under Account settings by then, so that your cash-outs go on without a pause.',
  documentExpired:
    'Your {documentEn} expired on {dayEn}. Please upload a new one under Account settings: your next cash-out asks for it.',
  house: '{en}',
};
