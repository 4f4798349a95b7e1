import type { NewsKind } from '../news.kinds.ts';

export const en: Record<NewsKind, string> = {
  cashOutApproved:
    'Your cash-out[ no. {number}] of {amount}[ by {methodEn}] was approved. We will tell you when it is paid.',
  cashOutRejected:
    'Your cash-out[ no. {number}] of {amount}[ by {methodEn}] was not approved: {reason} The money is back in your balance.',
  cashOutPaid: 'Your cash-out[ no. {number}] of {amount}[ by {methodEn}] has been paid.',
  cashOutFailed:
    'Your cash-out[ no. {number}] of {amount}[ by {methodEn}] could not be paid. The money is back in your balance. Please check the details and request it again.',
  friendJoined: 'A friend you invited now qualifies for your rewards.',
  inviteReward: 'Your invitation reward of {amount} has been added to your balance.',
  agentBonus: 'Your agent bonus of {amount} has been added to your balance.',
  vipLevel: 'You have reached a new VIP level: {level}.',
  freeRoundsGiven:
    'You have {count} free rounds of {amount} each in {game}. Open the game to play them; their terms are shown there.',
  freeRoundsPaid: 'Your free rounds won {amount}, which has been added to your cash.',
  bonusGiven: 'Your bonus of {amount} has been added to your balance. See the bonus page for its wagering requirement.',
  bonusReleased: 'You have finished the wagering of your bonus: {amount} is now yours.',
  bonusExpired: 'Your bonus has expired, and {amount} of bonus money was removed. The rest of your balance is yours.',
  cashback: 'Your cashback of {amount} for last week has been added to your balance.',
  inactivityFee:
    'Your account hasn’t been used for a long time. We charged an inactivity fee of {amount} for this month. Log in to stop the fee, or cash out your balance.',
  competitionPrize:
    'Your prize of {amount} for place {place} in “{nameEn}” has been added to your balance. It has no wagering requirement.',
  competitionCancelled:
    '“{nameEn}” was cancelled. Nothing is paid for it, and it cost you nothing. Why stands on its page under Competitions.',
  competitionDisqualified:
    'You were disqualified in “{nameEn}” and have no place in it any more. The reason stands on its page under Competitions. If you disagree, write to us under Support, with “complaint” in the first line: another person will look at it before the standings are final.',
  competitionReinstated:
    'You take part in “{nameEn}” again, with the score of your rounds. Your place stands on its page under Competitions.',
  gift: 'A gift of {amount} has been added to your balance.',
  heldWinReleased: 'We have reviewed your win of {amount} in {game} and added it to your balance.',
  heldWinRefused:
    'We reviewed your win of {amount} in {game} and will not pay it: {reason} If you disagree, please contact us.',
  documentExpiring:
    'Your {documentEn} is valid until {dayEn}. Please upload a new one under Account settings by then, so that your cash-outs are not delayed.',
  documentExpired:
    'Your {documentEn} expired on {dayEn}. Please upload a new one under Account settings before your next cash-out.',
  playNoted:
    'We noticed a change in how much you play. You can see what you have spent, set limits or take a break under Play safely. You will find support there too.',
  limitsAsked:
    'You have played a lot recently. Please set limits under Play safely; it takes a minute. Until then we won’t send you any offers. If gambling is no longer fun, free and confidential support is listed there.',
  breakBegun:
    'You have played a lot recently, so we have started a break: you can’t play or deposit until it ends. Your money is safe and you can cash it out. See Play safely for limits, self-exclusion and support.',
  playInterrupted:
    'You have played for {afterMinutes} minutes. The rules where you live require a break of {minutes} minutes: games and deposits are closed until then. Open rounds finish normally, and you can cash out. See Play safely for when it ends.',
  reviewAsked:
    'It has been a while: please look at your account, your transactions and your limits. Play safely shows what you deposited and what you won or lost, and lets you set or lower a limit.',
  depositCredited: 'Your deposit of {amount} has been added to your balance.',
  bonusEnding:
    'Your bonus of {amount} ends on {dayEn} (UTC). What is left of it then is removed; your own money stays yours, and you can give the bonus up at any time.',
  documentReviewed: '{en}',
  security: '{en}',
  chatMuted:
    'A moderator has silenced you in the chat of the tables until {untilEn}: {reason} You can still play. If you disagree, please contact us.',
  supportAnswered: 'Our support team has answered you: {answer}',
  offer: '{en}',
  casino: '{en}',
};
