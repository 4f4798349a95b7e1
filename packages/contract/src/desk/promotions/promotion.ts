import { z } from 'zod';

export const promotionActions = ['DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY'] as const;
export const promotionEvents = ['login', 'register', 'visit'] as const;
export const promotionAudiences = ['everyone', 'beforeDeposit', 'afterDeposit', 'visitors', 'chosen'] as const;

/**
 * On the page of promotions. `none`: only in the pop-up; `own`: as a promotion of its own, with its terms; the others: its
 * picture and words stand at that bonus, whose terms and days are the bonus’s.
 */
export const promotionPlaces = ['none', 'own', 'signUp', 'firstDeposit', 'fridayFun', 'cashback'] as const;

const said = z.object({
  title: z.string(),
  text: z.string(),
  button: z.string(),
  takes: z.string(),
  terms: z.string(),
});

/** A promotion as the desk sees it. */
export const operatorPromotion = z.object({
  id: z.int(),
  name: z.string(),
  action: z.enum(promotionActions),
  gameId: z.int().nullable(),
  events: z.array(z.enum(promotionEvents)),
  audience: z.enum(promotionAudiences),
  page: z.enum(promotionPlaces),
  enabled: z.union([z.literal(0), z.literal(1)]),
  firstDay: z.string().nullable().describe('YYYY-MM-DD, from 00:00 UTC; null: since ever'),
  lastDay: z.string().nullable().describe('YYYY-MM-DD, until 23:59 UTC; null: without end'),
  title: z.string(),
  image: z.string(),
  mobileImage: z.string(),
  texts: z.object({ en: said, fil: said }),
  sortIndex: z.int(),
  shownToday: z.int().describe('Members who were shown it today'),
});
