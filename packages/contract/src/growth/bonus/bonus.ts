import { z } from 'zod';
import { amount, currency, moment } from '../../scalars.ts';

/** `given`: by an operator. */
export const bonusPromotions = ['signUp', 'firstDeposit', 'fridayFun', 'given'] as const;
export const bonusStatuses = ['active', 'released', 'lost', 'givenUp', 'expired', 'cancelled'] as const;

/** Why a bet counted as it did: the largest reason where there are several. */
export const countReasons = ['whole', 'mostCounted', 'category', 'lastPart', 'met', 'expired', 'rolledBack'] as const;

/** A bonus with its meter. */
export const bonus = z.object({
  id: z.int(),
  promotion: z.enum(bonusPromotions),
  status: z.enum(bonusStatuses),
  currency: currency(),
  amount: amount(),
  deposit: amount().nullable().describe('That it was given for'),
  required: amount().describe('Bets to be made'),
  wagered: amount().describe('Of them made and counted'),
  own: amount().describe('The amount that the member keeps when the bonus is cancelled'),
  locked: amount().describe('The bonus and what was won with it'),
  mostCounted: amount().describe('Maximum counted part of one bet'),
  mostReleased: amount().nullable().describe('Maximum that turns into cash; null: all of it'),
  shares: z.array(
    z.object({ category: z.string(), percent: z.number().describe('Of a bet in these games that counts') }),
  ),
  createTime: moment(),
  expiresTime: moment()
    .nullable()
    .describe('Unless a bet is made before; never after `deadlineTime`; null when it is over'),
  deadlineTime: moment().nullable().describe('The last day for the bets; null: no such day'),
  endTime: moment().nullable(),
  forfeited: amount().describe('The amount forfeited when it ended'),
  paid: amount().describe('Part of the bonus that turned into cash'),
});
