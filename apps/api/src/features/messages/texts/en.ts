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
  playNoted:
    'We noticed that you have played more, or differently, lately. If you like, look at what you have spent, and at limits and breaks, under Play safely. Help lines are there too.',
  limitsAsked:
    'You have played a lot lately. Please set limits that suit you: it takes a minute, under Play safely. Until then we send you no offers. If play is no fun any more, the help lines there listen at any hour.',
  breakBegun:
    'You have played a lot lately, so a break has begun: until it is over you can neither play nor pay in. Your money is safe and can be cashed out. We will look at it with you; under Play safely you find limits, breaks, exclusion and people who help.',
  playInterrupted:
    'You have played for {afterMinutes} minutes. The rules of your place ask for a break of {minutes} minutes now: until then games and deposits are closed. Open rounds end as ever, and cash-outs stay open. Play safely shows until when.',
  house: '{en}',
};
