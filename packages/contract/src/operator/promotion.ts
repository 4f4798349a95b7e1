import { z } from 'zod';

/** A promotion as the desk sees it. */
export const operatorPromotion = z.object({
  id: z.int(),
  name: z.string(),
  action: z.enum(['DEPOSIT', 'INVITE', 'REGISTER', 'LAUNCH_GAME', 'CLOSE_ONLY']),
  gameId: z.int().nullable(),
  events: z.array(z.enum(['login', 'register'])),
  audience: z.enum(['everyone', 'beforeDeposit', 'afterDeposit']),
  enabled: z.union([z.literal(0), z.literal(1)]),
  firstDay: z.string().nullable().describe('YYYY-MM-DD, from 00:00 UTC; null: since ever'),
  lastDay: z.string().nullable().describe('YYYY-MM-DD, until 23:59 UTC; null: without end'),
  title: z.string(),
  shownToday: z.int().describe('Members who were shown it today'),
});
